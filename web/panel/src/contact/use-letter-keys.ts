import { readStored, writeStored } from "kit/lib/browser-storage";
import { useState } from "react";

const SETTING = "inbox-keys";

/** Whether single letters work, in this browser: speech input types them too. */
export function useLetterKeys(): [isOn: boolean, turn: (on: boolean) => void] {
  const [isOn, setIsOn] = useState(() => readStored("localStorage", SETTING) !== "off");
  const turn = (on: boolean) => {
    setIsOn(on);
    writeStored("localStorage", SETTING, on ? "on" : "off");
  };
  return [isOn, turn];
}

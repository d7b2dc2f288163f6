import { panelAppToken, panelAuth } from "kit/firebase/panel-sdk";

export async function panelHeaders(): Promise<Readonly<Record<string, string>>> {
  const [token, appToken] = await Promise.all([
    panelAuth().currentUser?.getIdToken(),
    panelAppToken(),
  ]);
  return {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(appToken && { "x-firebase-appcheck": appToken }),
  };
}

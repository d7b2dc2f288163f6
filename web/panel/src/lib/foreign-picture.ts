import { foreignAddress } from "domain/pictures/foreign-address";

/** Whether showing the picture asks another server, which would learn who reads the panel, and when. */
export function isForeignPicture(address: string): boolean {
  return foreignAddress(address, [location.origin]) !== null;
}

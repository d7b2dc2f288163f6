/** Servers that end idle connections reset late requests. */
import { Server } from "node:http";

const listen = Reflect.get(Server.prototype, "listen");
/** @param {unknown[]} place */
Server.prototype.listen = function (...place) {
  this.keepAliveTimeout = 0;
  return Reflect.apply(listen, this, place);
};

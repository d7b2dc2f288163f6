/** A server that ends idle connections resets the next request of a client that is late on a busy machine. */
import { Server } from "node:http";

const { listen } = Server.prototype;
/** @param {any[]} place */
Server.prototype.listen = function (...place) {
  this.keepAliveTimeout = 0;
  return listen.apply(this, /** @type {Parameters<typeof listen>} */ (place));
};

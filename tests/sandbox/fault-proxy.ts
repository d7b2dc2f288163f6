import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";

/**
 * What the way to a server can be: 'open'; 'refused', nobody listens; 'silent', connections stand and nothing gets
 * through; a number, that many milliseconds late in each direction.
 */
export type Way = "open" | "refused" | "silent" | number;

export interface FaultProxy {
  readonly port: number;
  /** Changes the way. Connections that were silent are cut first, because what they lost is missing. */
  become(way: Way): Promise<void>;
  /** Cuts every connection at this moment. */
  cut(): void;
  /** Lets the server do its work, but cuts all connections in place of its `count`th piece of an answer from now on. */
  cutAtAnswer(count: number): void;
  close(): Promise<void>;
}

/**
 * Stands between a client and a server on this computer and spoils the way, whatever protocol they speak.
 * @param target port of the server
 */
export async function startFaultProxy(target: number): Promise<FaultProxy> {
  const sockets = new Set<Socket>();
  let way: Way = "open";
  let answersLeft = Number.POSITIVE_INFINITY;
  let server: Server | undefined;
  let port = 0;

  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const pass = (from: Socket, to: Socket, isAnswer: boolean) =>
    from.on("data", (bytes) => {
      if (isAnswer) answersLeft -= 1;
      if (answersLeft === 0) cut();
      if (way === "silent" || to.destroyed) return;
      if (typeof way === "number") setTimeout(() => to.destroyed || to.write(bytes), way);
      else to.write(bytes);
    });

  function meet(client: Socket): void {
    const upstream = connect(target, "127.0.0.1");
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(one);
      // Whoever leaves takes the other side along; why does not matter here.
      one.on("error", () => {});
      one.on("close", () => {
        sockets.delete(one);
        other.destroy();
      });
      pass(one, other, one === upstream);
    }
  }

  async function listen(): Promise<void> {
    const next = createServer(meet);
    await new Promise<void>((resolve, reject) => {
      next.once("error", reject);
      next.listen(port, "127.0.0.1", resolve);
    });
    port = (next.address() as AddressInfo).port;
    server = next;
  }

  async function close(): Promise<void> {
    const old = server;
    server = undefined;
    const closed = new Promise<void>((resolve) => (old ? old.close(() => resolve()) : resolve()));
    cut();
    await closed;
  }

  await listen();
  return {
    get port() {
      return port;
    },
    become: async (next) => {
      if (way === "silent") cut();
      way = next;
      answersLeft = Number.POSITIVE_INFINITY;
      if (next === "refused") await close();
      else if (!server) await listen();
    },
    cut,
    cutAtAnswer: (count) => {
      answersLeft = count;
    },
    close,
  };
}

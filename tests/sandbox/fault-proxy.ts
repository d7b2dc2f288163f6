import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";

/** 'refused': no server; 'silent': connections without data; a number: delay in milliseconds per direction. */
export type ProxyMode = "open" | "refused" | "silent" | number;

export interface FaultProxy {
  readonly port: number;
  /** Silent connections are cut first, because their data is lost. */
  setMode(mode: ProxyMode): Promise<void>;
  cut(): void;
  /** Cuts all connections instead of sending the `count`th piece of an answer. */
  cutAtAnswer(count: number): void;
  close(): Promise<void>;
}

/**
 * A proxy between client and server that simulates network faults.
 * @param target port of the server
 */
export async function startFaultProxy(target: number): Promise<FaultProxy> {
  const sockets = new Set<Socket>();
  let mode: ProxyMode = "open";
  let answersLeft = Number.POSITIVE_INFINITY;
  let server: Server | undefined;
  let port = 0;

  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const forward = (from: Socket, to: Socket, isAnswer: boolean) =>
    from.on("data", (bytes) => {
      if (isAnswer) answersLeft -= 1;
      if (answersLeft === 0) cut();
      if (mode === "silent" || to.destroyed) return;
      if (typeof mode === "number") setTimeout(() => to.destroyed || to.write(bytes), mode);
      else to.write(bytes);
    });

  function onConnection(client: Socket): void {
    const upstream = connect(target, "127.0.0.1");
    for (const [socket, otherSocket] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket);
      // Closing one side closes the other.
      socket.on("error", () => {});
      socket.on("close", () => {
        sockets.delete(socket);
        otherSocket.destroy();
      });
      forward(socket, otherSocket, socket === upstream);
    }
  }

  async function listen(): Promise<void> {
    const next = createServer(onConnection);
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
    setMode: async (next) => {
      if (mode === "silent") cut();
      mode = next;
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

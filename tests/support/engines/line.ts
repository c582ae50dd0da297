import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A way to a server that can be cut like a phone's network. */
export interface Line {
  origin: string;
  setOffline: (isOffline: boolean) => void;
  close: () => void;
}

export async function lineTo(origin: string): Promise<Line> {
  const { hostname, port } = new URL(origin);
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((socket) => {
    if (isCut) {
      socket.destroy();
      return;
    }
    const service = connect(Number(port), hostname);
    socket.pipe(service).pipe(socket);
    for (const [end, other] of [
      [socket, service],
      [service, socket],
    ] as const) {
      open.add(end);
      end.on('error', () => other.destroy());
      end.on('close', () => {
        open.delete(end);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const cut = () => {
    for (const one of open) one.destroy();
  };
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    setOffline: (isOffline) => {
      isCut = isOffline;
      cut();
    },
    close: () => {
      server.close();
      cut();
    },
  };
}

import { connect } from 'node:net';

export interface Conversation {
  /** Everything the server said until it closed the connection. */
  readonly answer: Promise<string>;
  write(text: string): void;
  end(): void;
}

/** A connection of our own, to say what no HTTP client would. */
export function talk(url: string, from?: string): Conversation {
  const { hostname, port } = new URL(url);
  const socket = connect({
    host: hostname,
    port: Number(port),
    ...(from === undefined ? {} : { localAddress: from }),
  });
  let heard = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    heard += text;
  });
  const answer = new Promise<string>((resolve) => {
    // A server that cuts us off in the middle of a sentence resets the connection.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(heard));
  });
  return {
    answer,
    write: (text) => {
      if (socket.writable) socket.write(text);
    },
    end: () => socket.destroy(),
  };
}

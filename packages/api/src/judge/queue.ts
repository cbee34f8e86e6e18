/** Senders take turns, whatever each has waiting: who sends much waits behind himself, not the others behind him. */
export interface FairQueue<T> {
  push(sender: string, item: T): void;
  shift(): T | undefined;
  readonly size: number;
}

export function fairQueue<T>(): FairQueue<T> {
  // A map keeps the order in which its keys came: the sender in front is the one whose turn it is.
  const senders = new Map<string, T[]>();
  let size = 0;
  return {
    push(sender, item) {
      const own = senders.get(sender);
      if (own === undefined) senders.set(sender, [item]);
      else own.push(item);
      size++;
    },
    shift() {
      const front = senders.entries().next();
      if (front.done) return undefined;
      const [sender, own] = front.value;
      const item = own.shift();
      senders.delete(sender);
      if (own.length > 0) senders.set(sender, own);
      size--;
      return item;
    },
    get size() {
      return size;
    },
  };
}

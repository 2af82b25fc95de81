/** Which topics are wanted, counted by caller, and which of them the server should be told about. */
interface TopicBook {
  /** Answers true when the topic is new. */
  want(topic: string): boolean;
  /** Answers true when nobody wants the topic any more. */
  release(topic: string): boolean;
  all(): readonly string[];
}

export function topicBook(): TopicBook {
  const counts = new Map<string, number>();
  return {
    want(topic) {
      const before = counts.get(topic) ?? 0;
      counts.set(topic, before + 1);
      return before === 0;
    },
    release(topic) {
      const left = (counts.get(topic) ?? 0) - 1;
      if (left > 0) counts.set(topic, left);
      else counts.delete(topic);
      return left === 0;
    },
    all: () => [...counts.keys()],
  };
}

/** A set of listeners of one kind. */
export interface Listeners<Value> {
  add(listener: (value: Value) => void): () => void;
  tell(value: Value): void;
}

export function listeners<Value>(): Listeners<Value> {
  const all = new Set<(value: Value) => void>();
  return {
    add(listener) {
      // Wrapped, so that the same function added twice is told twice and removed once.
      const own = (value: Value) => listener(value);
      all.add(own);
      return () => all.delete(own);
    },
    tell(value) {
      // A copy: a listener may add or remove others while it is told.
      for (const listener of Array.from(all)) listener(value);
    },
  };
}

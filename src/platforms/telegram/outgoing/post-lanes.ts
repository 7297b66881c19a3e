// Posts of one chat, one after another in the order they were asked for, and not without end.

export interface PostLanes {
  /** Runs the task when the chat's earlier ones are done; resolves to undefined, running nothing,
   * when too many wait. */
  run<T>(chat: string, task: () => Promise<T>): Promise<T | undefined>;
}

/** @param waitingMax how many posts of one chat may be unfinished at a time. */
export function createPostLanes(waitingMax: number): PostLanes {
  const lanes = new Map<string, { length: number; tail: Promise<unknown> }>();
  return {
    run(chat, task) {
      const lane = lanes.get(chat) ?? { length: 0, tail: Promise.resolve() };
      if (lane.length >= waitingMax) return Promise.resolve(undefined);
      lanes.set(chat, lane);
      lane.length += 1;
      const done = lane.tail.then(task, task).finally(() => {
        lane.length -= 1;
        if (lane.length === 0) lanes.delete(chat);
      });
      lane.tail = done;
      return done;
    },
  };
}

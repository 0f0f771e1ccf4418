import { GroupCommit, type GroupCommitOptions } from "../group-commit"

/** A collector whose groups the test ends by hand. */
export function controlled({
  maxGroup = 10,
  maxInFlight = 2,
  maxQueued = 100,
  gatherMs = 0,
  ...others
}: Partial<Omit<GroupCommitOptions<number, string>, "run">> = {}) {
  const groups: number[][] = []
  const ends: { resolve: (outcomes: string[]) => void; reject: (error: Error) => void }[] = []
  const collector = new GroupCommit<number, string>({
    maxGroup,
    maxInFlight,
    maxQueued,
    gatherMs,
    ...others,
    run: (group) => {
      groups.push(group)
      return new Promise((resolve, reject) => ends.push({ resolve, reject }))
    },
  })
  return {
    groups,
    collector,
    finish: (group: number) => ends[group].resolve(groups[group].map((item) => `did ${item}`)),
    fail: (group: number, error: Error) => ends[group].reject(error),
  }
}

/** Lets everything happen that no outside event holds up. */
export async function settle(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve))
}

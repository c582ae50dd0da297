interface Timed {
  id: string;
  at: number;
}

/** Orders facts by their time, then by their id. */
export function compareByTime(one: Timed, other: Timed): number {
  if (one.at !== other.at) return one.at - other.at;
  return one.id < other.id ? -1 : Number(one.id > other.id);
}

/** What the main thread asks a worker for, and what it answers; both go through the structured clone. */
export interface Asked {
  /** Address of the module, `file:`. */
  readonly module: string;
  readonly name: string;
  readonly input: unknown;
}

export type Answered = { readonly value: unknown } | { readonly fault: string };

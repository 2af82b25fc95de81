/** What the main thread asks a worker for, and what it answers; both go through the structured clone. */
export interface WorkerRequest {
  /** Address of the module, `file:`. */
  readonly module: string;
  readonly name: string;
  readonly input: unknown;
}

export type WorkerAnswer = { readonly value: unknown } | { readonly fault: string };

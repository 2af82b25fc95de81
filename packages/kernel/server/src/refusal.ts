import { fill, kernelRefusals, type KernelRefusalCode, type RefusalBody, type RefusalTable } from '@pausenplatz/kernel-contract';

type Details = Readonly<Record<string, string | number | boolean | null>>;
type Fields = Readonly<Record<string, string>>;

/** The product says no. Everything else that is thrown is a fault. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: RefusalBody;

  constructor(table: RefusalTable, code: string, options: { details?: Details; fields?: Fields } = {}) {
    super(code);
    this.name = 'Refusal';
    const kind = table[code];
    if (!kind) throw new Error(`Refusal without a declaration: ${code}`);
    this.status = kind.status;
    this.body = {
      code,
      messageType: kind.messageType ?? 'error',
      messageTitle: kind.title,
      messageBody: fill(kind.body, options.details ?? {}),
      ...(options.fields && { fields: options.fields }),
      ...(options.details && { details: options.details }),
    };
  }
}

/** A typed way to refuse for one table: `refuse('PAGE_LOCKED', { details: { holder } })`. */
export function refuserFor<Code extends string>(table: RefusalTable<Code>) {
  return (code: Code, options: { details?: Details; fields?: Fields } = {}): never => {
    throw new Refusal(table, code, options);
  };
}

/** Refusals that belong to no feature. */
export function refuse(code: KernelRefusalCode, options: { details?: Details; fields?: Fields } = {}): never {
  throw new Refusal(kernelRefusals, code, options);
}

import { type AnyCall, kernelRefusals, type KernelRefusalCode, type RefusalTable } from '@pausenplatz/kernel-contract';

/** Codes of the kernel that this call can answer at all. */
function kernelCodesOf(call: AnyCall): readonly KernelRefusalCode[] {
  const hasBody = call.method !== 'GET' && call.method !== 'DELETE';
  const codes: readonly (KernelRefusalCode | false)[] = [
    'INPUT_INVALID',
    hasBody && 'BODY_NOT_READABLE',
    call.access.kind !== 'anyone' && 'NOT_SIGNED_IN',
    call.access.kind === 'roles' && 'FORBIDDEN',
    call.access.kind !== 'anySession' && 'INITIAL_PASSWORD',
    call.mutates && 'FOREIGN_SITE',
    call.idempotent === true && 'STILL_WORKING',
    call.idempotent === true && 'KEY_REUSED',
    hasBody && 'BODY_TOO_LARGE',
    hasBody && 'CONTENT_TYPE_UNKNOWN',
    'TOO_MANY_REQUESTS',
    'SERVER_FAULT',
    'NOT_AVAILABLE',
    call.mutates && 'STORAGE_FULL',
  ];
  return codes.filter((code) => code !== false);
}

/** How a call may refuse: by status, the codes in their order; first those of its feature, then the kernel's own. */
export function refusalsOf(call: AnyCall, table: RefusalTable): ReadonlyMap<number, readonly string[]> {
  const codes = [...new Set([...(call.refusals ?? []), ...kernelCodesOf(call)])];
  return Map.groupBy(codes, (code) => statusOf(code, table, call));
}

function statusOf(code: string, table: RefusalTable, call: AnyCall): number {
  const kind = table[code] ?? kernelRefusals[code as KernelRefusalCode];
  if (!kind) throw new Error(`${call.id} names the refusal ${code}, which no feature declares`);
  return kind.status;
}

/** A refusal that the call does not name: whoever uses the API could not have known of it. */
export function isUndeclared(call: AnyCall, code: string): boolean {
  return !(code in kernelRefusals) && !(call.refusals ?? []).includes(code);
}

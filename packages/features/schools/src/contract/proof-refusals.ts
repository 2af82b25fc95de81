/** Refusals of the proofs that every call about a class or a school begins with. */
export const classWriteRefusals = [
  'CLASS_NOT_FOUND',
  'CLASS_FORBIDDEN',
  'CLASS_ARCHIVED',
  'CLASS_KEPT_BY_ADMINS',
  'CLASS_SYNCHRONISED',
] as const;
export const classReadRefusals = ['CLASS_NOT_FOUND', 'CLASS_FORBIDDEN'] as const;
export const schoolProofRefusals = ['SCHOOL_NOT_FOUND', 'SCHOOL_FORBIDDEN'] as const;

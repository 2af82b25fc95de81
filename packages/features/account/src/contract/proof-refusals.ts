/** Refusals of asking for the own password again. */
export const passwordProofRefusals = ['WRONG_PASSWORD', 'TOO_MANY_ATTEMPTS', 'SIGN_IN_BUSY'] as const;

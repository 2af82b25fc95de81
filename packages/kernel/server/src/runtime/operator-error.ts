/** Something that the operator can mend: its message is a German sentence that says what, and is all that is printed. */
export class OperatorError extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'OperatorError';
  }
}

import { fill } from './fill.ts';
import { kernelTexts } from './texts.ts';

interface Issue {
  readonly code?: string;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly minimum?: number | bigint;
  readonly maximum?: number | bigint;
  readonly origin?: string;
  readonly keys?: readonly string[];
  readonly input?: unknown;
}

// zod/mini carries no language; its own text is this word, and whatever else stands there was written by a contract.
const withoutSentence = 'Invalid input';

/** Nobody mends more at once, and a list of thousands that are all wrong makes no answer of megabytes. */
const fieldsAtMost = 100;

/** German sentences for the fields of a refused input, by dotted path; the first issue of a field wins. */
export function fieldSentences(issues: readonly Issue[]): Record<string, string> {
  const sentences: Record<string, string> = {};
  for (const issue of issues.slice(0, fieldsAtMost)) {
    const paths = issue.code === 'unrecognized_keys' ? (issue.keys ?? []).map((key) => [...issue.path, key]) : [issue.path];
    for (const path of paths) {
      const dotted = path.map(String).join('.').slice(0, 200);
      sentences[dotted] ??= sentenceFor(issue);
    }
  }
  return sentences;
}

function sentenceFor(issue: Issue): string {
  if (issue.message !== withoutSentence && issue.message !== '') return issue.message;
  const { fields } = kernelTexts;
  const limits = { minimum: Number(issue.minimum), maximum: Number(issue.maximum) };
  switch (issue.code) {
    case 'too_small':
      return fill(smallSentence(issue.origin), limits);
    case 'too_big':
      return fill(bigSentence(issue.origin), limits);
    case 'unrecognized_keys':
      return fields.unknownKey;
    case 'invalid_value':
    case 'invalid_union':
      return fields.notInList;
    case 'invalid_format':
      return fields.wrongFormat;
    case undefined:
    default:
      return issue.input === undefined && issue.code === 'invalid_type' ? fields.required : fields.wrongType;
  }
}

function smallSentence(origin: string | undefined): string {
  const { fields } = kernelTexts;
  if (origin === 'string') return fields.tooShort;
  return origin === 'array' ? fields.tooFewItems : fields.tooSmall;
}

function bigSentence(origin: string | undefined): string {
  const { fields } = kernelTexts;
  if (origin === 'string') return fields.tooLong;
  return origin === 'array' ? fields.tooManyItems : fields.tooBig;
}

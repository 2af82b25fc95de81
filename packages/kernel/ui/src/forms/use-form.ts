import { drafts, RefusedError } from '@pausenplatz/kernel-browser';
import { kernelTexts, type RefusalBody } from '@pausenplatz/kernel-contract';
import { type FormEvent, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { type DefaultValues, type FieldErrors, type Path, type PathValue, useForm as useFormState, useWatch } from 'react-hook-form';
import { notifyRefusal } from '../toasts/notify-refusal.ts';
import { forgetWords, keepWords, keptWords } from './kept-words.ts';
import { useFirstErrorFocus } from './use-first-error-focus.ts';

type Name<Fields> = keyof Fields & string;
type Sentences<Fields> = Readonly<Partial<Record<Name<Fields>, string | undefined>>>;

/** How a repeated sending of one form is told from a second form: the server answers both sendings as one. */
interface Sending {
  readonly idempotencyKey: string;
}

interface FormSettings<Fields extends object> {
  /** Names the drafts: what was typed survives a reload in this tab, for its person alone. Without a name nothing is kept. */
  readonly name?: string;
  readonly initial: Fields;
  /** Fields that are never kept and never offered to be copied: passwords and codes. */
  readonly secrets?: readonly Name<NoInfer<Fields>>[];
  /** Sentences for what must be mended before the server is asked, beside those of a contract's schema. */
  readonly check?: (fields: NoInfer<Fields>) => Sentences<NoInfer<Fields>>;
  /** The schema of a call that judges what is typed, by the contract's own sentences: see `judgedBy`. */
  readonly judge?: (fields: NoInfer<Fields>) => Readonly<Record<string, string>>;
  /** Where the input of the call calls a field otherwise than the form: its path there, and the name here. */
  readonly paths?: Readonly<Record<string, Name<NoInfer<Fields>>>>;
  /** Rejects when the server refuses; answers `unfinished` where more is to be typed, so that nothing is forgotten yet. */
  readonly send: (fields: NoInfer<Fields>, sending: Sending) => Promise<unknown>;
}

/** What `send` answers where the server wants more before it agrees, such as a code. */
export const unfinished = Symbol('unfinished');

export interface Form<Fields extends object> {
  /** For the form's `ref`: the first field with an error gets the focus. */
  readonly attach: (form: HTMLFormElement | null) => void;
  readonly fields: Fields;
  readonly errors: Partial<Record<Name<Fields>, string>>;
  /** What the server refused about the form as a whole. */
  readonly refused: RefusalBody | null;
  readonly busy: boolean;
  /** True as soon as something differs from what the form began with. */
  readonly isChanged: boolean;
  /** The words that were typed into the fields, to be taken along where they cannot be saved. */
  readonly typed: string;
  set<Field extends Name<Fields>>(name: Field, value: Fields[Field]): void;
  /** The same for words that somebody types. */
  type<Field extends Name<Fields>>(name: Field, value: Fields[Field]): void;
  /** Checks, sends once, and answers whether the server agreed. */
  readonly submit: () => Promise<boolean>;
  readonly onSubmit: (event: FormEvent) => void;
}

/**
 * The one form: drafts, checks by the contract's schema, one sending at a time under one idempotency key, refusals at their fields or
 * above them all, and the focus on the first field that is wrong. State and validation are react-hook-form's.
 */
export function useForm<Fields extends object>(settings: FormSettings<Fields>): Form<Fields> {
  const { name, initial, secrets = [], paths = {}, check, judge, send } = settings;
  const keyOf = (field: string) => `${name}:${field}`;
  const isKept = (field: string) => name !== undefined && !secrets.includes(field as Name<Fields>);
  const owner = useSyncExternalStore(drafts.subscribe, drafts.owner, drafts.owner);
  const beginning = (field: string) => {
    const value = initial[field as Name<Fields>];
    return typeof value === 'string' ? value : '';
  };
  const draftOf = (field: string) => (isKept(field) ? (keptWords(keyOf(field), beginning(field), owner)?.text ?? null) : null);
  const [begun] = useState(() => withDrafts(initial, draftOf));
  const [typedFields, setTypedFields] = useState<ReadonlySet<string>>(
    () => new Set(Object.keys(initial).filter((field) => draftOf(field))),
  );
  const [refused, setRefused] = useState<RefusalBody | null>(null);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const isSending = useRef(false);
  const fieldOf = (path: string): Name<Fields> | null => {
    const field = paths[path] ?? path;
    return field in initial ? (field as Name<Fields>) : null;
  };
  const sentencesFor = (fields: Fields): Record<string, string> => {
    const said: Record<string, string> = {};
    for (const [field, sentence] of Object.entries<string | undefined>(check?.(fields) ?? {}))
      if (sentence !== undefined) said[field] = sentence;
    for (const [path, sentence] of Object.entries(judge?.(fields) ?? {})) {
      const field = fieldOf(path);
      if (field !== null) said[field] ??= sentence;
    }
    return said;
  };
  const state = useFormState<Fields>({
    defaultValues: begun as DefaultValues<Fields>,
    shouldFocusError: false,
    resolver: (fields) => {
      const said = Object.entries(sentencesFor(fields)).map(([field, message]) => [field, { type: 'said', message }] as const);
      return said.length === 0 ? { values: fields, errors: {} } : { values: {}, errors: Object.fromEntries(said) as FieldErrors<Fields> };
    },
  });
  // All fields are known from the beginning.
  const fields = useWatch({ control: state.control }) as Fields;
  const { errors: wrong, isSubmitting } = state.formState;
  const errors = useMemo(
    () =>
      Object.fromEntries(
        Object.entries<{ readonly message?: string } | undefined>(wrong as never).map(([field, one]) => [field, one?.message ?? '']),
      ),
    [wrong],
  );
  const [failure, setFailure] = useState<Readonly<Record<string, string>>>({});
  const ref = useFirstErrorFocus(failure);
  // Whoever comes after somebody on the same device neither reads nor keeps what was typed before; it waits for its person.
  const typist = useRef(owner);
  const follow = useEffectEvent((next: string) => {
    if (next === typist.current || (name === undefined && drafts.isVisitor(next))) return;
    typist.current = next;
    state.reset(withDrafts(initial, draftOf));
    setTypedFields(new Set(Object.keys(initial).filter((field) => draftOf(field))));
    setRefused(null);
  });
  useEffect(() => follow(owner), [owner]);
  // A field that shows no sentence of its own has it above all others.
  useEffect(() => {
    const said = Object.values(failure);
    if (said.length > 0 && !ref.current?.querySelector('[aria-invalid="true"]')) setRefused(mendThis(said));
  }, [failure, ref]);
  const attach = useCallback((form: HTMLFormElement | null) => void (ref.current = form), [ref]);

  /** Answers what is wrong with which field where the server refused. */
  const deliver = async (values: Fields): Promise<Readonly<Record<string, string>> | 'done' | 'unfinished'> => {
    setRefused(null);
    try {
      if ((await send(values, { idempotencyKey: key })) === unfinished) return 'unfinished';
    } catch (error) {
      const body = error instanceof RefusedError ? error.body : null;
      const known = Object.entries(body?.fields ?? {}).flatMap(([path, message]) => {
        const field = fieldOf(path);
        return field === null ? [] : [[field, message] as const];
      });
      for (const [field, message] of known) state.setError(field as unknown as Path<Fields>, { type: 'refused', message });
      if (known.length === 0 && body && body.code !== 'SERVER_FAULT') setRefused(body);
      else if (known.length === 0) notifyRefusal(error);
      return Object.fromEntries(known);
    }
    for (const field of Object.keys(initial)) forgetWords(keyOf(field), owner);
    // What is sent from now on is another thing.
    setKey(crypto.randomUUID());
    return 'done';
  };
  const submit = async (): Promise<boolean> => {
    if (isSending.current) return false;
    isSending.current = true;
    try {
      const outcomes: Awaited<ReturnType<typeof deliver>>[] = [];
      await state.handleSubmit(async (values) => void outcomes.push(await deliver(values)))();
      const [outcome = sentencesFor(state.getValues())] = outcomes;
      if (typeof outcome === 'object') setFailure(outcome);
      return outcome === 'done';
    } finally {
      isSending.current = false;
    }
  };
  const set = <Field extends Name<Fields>>(field: Field, value: Fields[Field]): void => {
    state.setValue(field as unknown as Path<Fields>, value as PathValue<Fields, Path<Fields>>);
    state.clearErrors(field as unknown as Path<Fields>);
    if (!isKept(field) || typeof value !== 'string') return;
    keepWords(keyOf(field), beginning(field), value, owner);
  };

  return {
    attach,
    fields,
    errors: errors as Partial<Record<Name<Fields>, string>>,
    refused,
    busy: isSubmitting,
    isChanged: Object.entries(initial).some(([field, value]) => JSON.stringify(fields[field as Name<Fields>]) !== JSON.stringify(value)),
    typed: Object.entries(fields)
      .flatMap(([field, value]) =>
        typeof value === 'string' && typedFields.has(field) && !secrets.includes(field as Name<Fields>) && value.trim() !== ''
          ? [value.trim()]
          : [],
      )
      .join('\t'),
    set,
    type(field, value) {
      set(field, value);
      if (!typedFields.has(field)) setTypedFields(new Set([...typedFields, field]));
    },
    submit,
    onSubmit(event) {
      event.preventDefault();
      // React hands events of a dialog on to the form around it.
      event.stopPropagation();
      void submit();
    },
  };
}

/** What must be mended, said above all fields. */
const mendThis = (sentences: readonly string[]): RefusalBody => {
  const { title } = kernelTexts.refusals.INPUT_INVALID;
  return { code: 'INPUT_INVALID', messageType: 'warning', messageTitle: title, messageBody: sentences.join(' '), requestId: '' };
};

function withDrafts<Fields extends object>(initial: Fields, draftOf: (field: string) => string | null): Fields {
  const all = Object.entries(initial).map(
    ([field, value]) => [field, typeof value === 'string' ? (draftOf(field) ?? value) : value] as const,
  );
  // The keys are those of `initial`.
  return Object.fromEntries(all) as Fields;
}

import { drafts, RefusedError } from '@pausenplatz/kernel-browser';
import { notifyRefusal, useFirstErrorFocus } from '@pausenplatz/kernel-ui';
import { type FormEvent, useCallback, useState } from 'react';

type Texts<Name extends string> = Readonly<Record<Name, string>>;
type Errors = Readonly<Record<string, string>>;

interface FormSettings<Name extends string> {
  /** Names the drafts; what was typed survives a reload in this tab. */
  readonly name: string;
  readonly initial: Texts<Name>;
  /** Fields that are never kept: passwords and codes. */
  readonly secrets?: readonly NoInfer<Name>[];
  /** Sentences for what must be mended before the server is asked. */
  readonly check?: (fields: Texts<NoInfer<Name>>) => Readonly<Partial<Record<NoInfer<Name>, string | undefined>>>;
  readonly send: (fields: Texts<NoInfer<Name>>) => Promise<void>;
}

export interface Form<Name extends string> {
  /** For the form's `ref`: the first field with an error gets the focus. */
  readonly attach: (form: HTMLFormElement | null) => void;
  readonly fields: Texts<Name>;
  readonly errors: Partial<Record<Name, string>>;
  /** What the server refused about the form as a whole. */
  readonly refused: string | null;
  readonly busy: boolean;
  readonly set: (name: Name, value: string) => void;
  readonly onSubmit: (event: FormEvent) => void;
}

const noErrors: Errors = {};

/** A form whose fields are texts: drafts, checks, one sending at a time, refusals at their fields. */
export function useForm<Name extends string>({ name, initial, secrets = [], check, send }: FormSettings<Name>): Form<Name> {
  const keyFor = (field: string) => `${name}:${field}`;
  const [fields, setFields] = useState<Texts<Name>>(() => withDrafts(initial, (field) => drafts.get(keyFor(field))));
  const [errors, setErrors] = useState<Errors>(noErrors);
  const [refused, setRefused] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const ref = useFirstErrorFocus(errors);
  const attach = useCallback(
    (form: HTMLFormElement | null) => {
      ref.current = form;
    },
    [ref],
  );

  const submit = async () => {
    setBusy(true);
    setRefused(null);
    try {
      await send(fields);
      for (const field of Object.keys(initial)) drafts.remove(keyFor(field));
    } catch (error) {
      const body = error instanceof RefusedError ? error.body : null;
      const known = Object.entries(body?.fields ?? {}).filter(([field]) => field in initial);
      if (known.length > 0) setErrors(Object.fromEntries(known));
      else if (body && body.code !== 'SERVER_FAULT') setRefused(body.messageBody);
      else notifyRefusal(error);
    } finally {
      setBusy(false);
    }
  };

  return {
    attach,
    fields,
    // Only names of the form's own fields come in, from `check` and from the filter above.
    errors: errors as Partial<Record<Name, string>>,
    refused,
    busy,
    set(field, value) {
      setFields((now) => ({ ...now, [field]: value }));
      if (secrets.includes(field)) return;
      if (value === '') drafts.remove(keyFor(field));
      else drafts.set(keyFor(field), value);
    },
    onSubmit(event) {
      event.preventDefault();
      if (busy) return;
      const wrong = sentences(check?.(fields) ?? {});
      setErrors(wrong);
      if (Object.keys(wrong).length === 0) void submit();
    },
  };
}

function withDrafts<Name extends string>(initial: Texts<Name>, draftOf: (field: string) => string | null): Texts<Name> {
  const drafts = Object.entries<string>(initial).map(([field, value]) => [field, draftOf(field) ?? value] as const);
  // The keys are those of `initial`.
  return Object.fromEntries(drafts) as Texts<Name>;
}

const sentences = (errors: Readonly<Record<string, string | undefined>>): Errors =>
  Object.fromEntries(Object.entries(errors).flatMap(([field, sentence]) => (sentence === undefined ? [] : [[field, sentence]])));

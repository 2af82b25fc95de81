import { kernelTexts } from '@pausenplatz/kernel-contract';
import type { ShownBlockFile } from '@pausenplatz/kernel-host';
import { useForm } from '@pausenplatz/kernel-ui';
import { useEffect, useRef, useState } from 'react';
import type { ContributedType } from '../../contract/index.ts';
import { suggestTexts as texts } from '../../texts.contributions.ts';
import type { AtozEntry } from '../blocks/use-atoz-entries.ts';

/** All that a suggestion of either kind may have. */
export interface SuggestionFields {
  readonly term: string;
  readonly text: string;
  readonly url: string;
  readonly picture: AtozEntry['picture'] | null;
  readonly soundId: string;
  readonly fileId: string;
  readonly alt: string;
  readonly caption: string;
}

const nothing: SuggestionFields = { term: '', text: '', url: '', picture: null, soundId: '', fileId: '', alt: '', caption: '' };

export interface Suggesting {
  readonly blockId: string;
  readonly onSend: (entry: Readonly<Record<string, unknown>>, idempotencyKey: string) => Promise<void>;
}

const entryOf = ({ term, text, url, picture, soundId }: SuggestionFields): AtozEntry => ({
  id: '-',
  term,
  text,
  ...(url !== '' && { url }),
  ...(picture && { picture }),
  ...(soundId !== '' && { soundId }),
});

/** What is typed of a suggestion, with what was uploaded for it. */
export function useSuggestion(type: ContributedType, { blockId, onSend }: Suggesting) {
  const [uploaded, setUploaded] = useState<Readonly<Record<string, ShownBlockFile>>>({});
  const form = useForm<SuggestionFields>({
    name: `contribution:${blockId}`,
    initial: nothing,
    check: ({ term, fileId }) =>
      type === 'AtoZ'
        ? { term: term.trim() === '' ? kernelTexts.fields.required : undefined }
        : { fileId: fileId === '' ? texts.noPicture : undefined },
    send(fields, { idempotencyKey }) {
      const { id: _none, ...entry } = entryOf(fields);
      const { fileId, alt, caption } = fields;
      return onSend(type === 'AtoZ' ? entry : { fileId, alt, caption }, idempotencyKey);
    },
  });
  // An upload takes its time; what was typed meanwhile is not gone over when it arrives.
  const newest = useRef(form.fields);
  useEffect(() => {
    newest.current = form.fields;
  });
  const put = (fields: Partial<SuggestionFields>) => {
    newest.current = { ...newest.current, ...fields };
    for (const [name, value] of Object.entries(fields)) form.type(name as keyof SuggestionFields, value);
  };
  return {
    form,
    uploaded,
    entry: entryOf(form.fields),
    addFile: (id: string, file: ShownBlockFile) => setUploaded((now) => ({ ...now, [id]: file })),
    put,
    change: (of: (entry: AtozEntry) => AtozEntry) => {
      const { term, text, url = '', picture = null, soundId = '' } = of(entryOf(newest.current));
      put({ term, text, url, picture, soundId });
    },
  };
}

import { Input, Select } from '@fluentui/react-components';
import { UploadField } from '@pausenplatz/documents/ui';
import { FileList } from '@pausenplatz/documents/ui/file-list';
import { RefusedError, useCall } from '@pausenplatz/kernel-browser';
import { kernelTexts } from '@pausenplatz/kernel-contract';
import { isSame } from '@pausenplatz/kernel-format';
import { ColorChoice, FormDialog, FormField, TextAreaField, useForm } from '@pausenplatz/kernel-ui';
import { useEffect, useRef, useState } from 'react';
import { type BoardCard, type BoardRights, boardsLimits, cardColors, type KanbanSettings, listBoardPeople } from '../../contract/index.ts';
import { cardFormTexts as texts } from '../../texts.cards.ts';
import type { CardChanges, CardWords } from './data.ts';
import { ChecksField } from './checks-field.tsx';

interface CardDialogProps {
  readonly blockId: string;
  readonly settings: KanbanSettings;
  /** Where a new one begins, or the card. */
  readonly begin: Pick<BoardCard, 'laneId' | 'dueOn'> & Partial<BoardCard>;
  /** As it stands now; null for a new one. */
  readonly card: BoardCard | null;
  readonly rights: BoardRights;
  readonly changes: Pick<CardChanges, 'add' | 'update'>;
  readonly onClose: () => void;
}

/** Writes a card. What was typed stays when the server refuses, and when the dialog is closed or the page loads again. */
export function CardDialog({ blockId, settings, begin, card, rights, changes, onClose }: CardDialogProps) {
  const [begun] = useState<CardWords>(() => wordsOf(begin));
  const people = useCall(listBoardPeople, { blockId }).data?.people ?? [];
  // Whoever was told that somebody else changed the words, and sends again, has read them.
  const base = useRef(begun.text);
  const update = async (id: string, words: CardWords) => {
    const { laneId: _lane, ...changed } = changedOf(begun, words);
    if (Object.keys(changed).length === 0) return;
    try {
      await changes.update(id, changed, base.current);
    } catch (error) {
      if (error instanceof RefusedError && error.body.code === 'BOARD_ENTRY_CHANGED') base.current = latest.current;
      throw error;
    }
  };
  const latest = useRef(begun.text);
  useEffect(() => {
    latest.current = card?.text ?? begun.text;
  });
  const form = useForm<CardWords>({
    name: `card:${blockId}:${card?.id ?? 'new'}`,
    initial: begun,
    check: ({ text, checks }) => ({
      text: text.trim() === '' ? kernelTexts.fields.required : undefined,
      checks: checks.some((one) => one.text.trim() === '') ? texts.checkEmpty : undefined,
    }),
    send: (fields, { idempotencyKey }) => {
      const words = { ...fields, text: fields.text.trim(), dueOn: fields.dueOn || null };
      return card ? update(card.id, words) : changes.add(words, idempotencyKey);
    },
  });
  const { fields } = form;
  const set: typeof form.set = (name, value) => form.set(name, value);
  const room = boardsLimits.filesPerCard - fields.files.length;
  // Of several files the next one may be there before the form is drawn with the one before.
  const files = useRef(fields.files);
  const setFiles = (next: CardWords['files']) => {
    files.current = next;
    set('files', next);
  };
  return (
    <FormDialog form={form} title={card ? texts.edit : texts.add} submitLabel={texts.save} onClose={onClose}>
      <TextAreaField form={form} name="text" label={texts.text} rows={3} maximum={boardsLimits.cardMaximum} required />
      {!card && settings.layout === 'board' && settings.lanes.length > 1 && (
        <FormField label={texts.lane}>
          <Select value={fields.laneId} onChange={(_event, { value }) => set('laneId', value)}>
            {settings.lanes.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </FormField>
      )}
      <ColorChoice
        label={texts.color}
        names={texts.colors}
        colors={cardColors}
        value={fields.color}
        onChange={(color) => set('color', color)}
      />
      <FormField label={texts.dueOn}>
        <Input type="date" value={fields.dueOn ?? ''} onChange={(_event, { value }) => set('dueOn', value)} />
      </FormField>
      {people.length > 0 && (
        <FormField label={texts.assignee}>
          <Select
            value={fields.assignee?.id ?? ''}
            onChange={(_event, { value }) => set('assignee', people.find(({ id }) => id === value) ?? null)}
          >
            <option value="">{texts.nobody}</option>
            {people.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </FormField>
      )}
      <ChecksField checks={fields.checks} error={form.errors.checks} onChange={(checks) => set('checks', checks)} />
      <FileList files={fields.files} large onRemove={(id) => setFiles(fields.files.filter((one) => one.id !== id))} />
      {room > 0 && (
        <UploadField
          service="boards"
          kind="attachment"
          label={texts.files}
          chooseLabel={texts.addFile}
          maximum={room}
          onStored={(file) => setFiles([...files.current, file])}
        />
      )}
      {settings.members.release && !rights.isKeeper && <p>{texts.waits}</p>}
    </FormDialog>
  );
}

const wordsOf = ({
  text = '',
  laneId,
  color = 'grey',
  dueOn,
  assignee = null,
  checks = [],
  files = [],
}: CardDialogProps['begin']): CardWords => ({
  text,
  laneId,
  color,
  dueOn,
  assignee,
  checks,
  files,
});

/** What somebody changed, so that what others changed meanwhile stays. */
function changedOf(before: CardWords, after: CardWords): Partial<CardWords> {
  const { text, color, dueOn, assignee, checks, files } = after;
  return {
    ...(text !== before.text && { text }),
    ...(color !== before.color && { color }),
    ...(dueOn !== before.dueOn && { dueOn }),
    ...(assignee?.id !== before.assignee?.id && { assignee }),
    ...(!isSame(checks, before.checks) && { checks }),
    ...(!isSame(files, before.files) && { files }),
  };
}

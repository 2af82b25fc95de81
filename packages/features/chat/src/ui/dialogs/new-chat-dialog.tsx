import { Select } from '@fluentui/react-components';
import { useApi, useCall } from '@pausenplatz/kernel-browser';
import { fill, type OutputOf } from '@pausenplatz/kernel-contract';
import { ClosableDialog, FormDialog, FormField, ListState, TextField, useForm } from '@pausenplatz/kernel-ui';
import { useNavigate } from 'react-router-dom';
import { type ChatKind, chatKinds, chatLimits, type ChatTo, createChat, listChatNames, type WriteMode } from '../../contract/index.ts';
import { dialogTexts as texts } from '../../texts.ui.ts';
import { useChatsStale } from '../data.ts';
import { ModeAndRights } from './mode-and-rights.tsx';
import { PeopleChoice } from './people-choice.tsx';

type Names = OutputOf<typeof listChatNames>;

interface NewChatDialogProps {
  readonly onClose: () => void;
}

/** Opens a chat, with whom one may. */
export function NewChatDialog({ onClose }: NewChatDialogProps) {
  const query = useCall(listChatNames, {});
  if (query.data && kindsOf(query.data).length > 0) return <Form names={query.data} onClose={onClose} />;
  return (
    <ClosableDialog title={texts.newTitle} closeLabel={texts.close} onClose={onClose}>
      {() => <ListState query={query}>{() => <p>{texts.nobody}</p>}</ListState>}
    </ClosableDialog>
  );
}

/** Places to choose from, by kind, as they are called in the list. */
const placesOf = (names: Names, kind: Exclude<ChatKind, 'persons'>): readonly { readonly id: string; readonly label: string }[] => {
  const found = { class: names.classes, group: names.groups, team: names.teams, school: names.schools }[kind];
  return found.map((one) => ({
    id: one.id,
    label: fill(texts.place[kind], { name: one.name, detail: 'className' in one ? one.className : '' }),
  }));
};

const kindsOf = (names: Names): ChatKind[] =>
  chatKinds.filter((kind) => (kind === 'persons' ? names.persons.length > 0 : placesOf(names, kind).length > 0));

interface Fields {
  readonly kind: ChatKind;
  readonly placeId: string;
  readonly userIds: readonly string[];
  readonly name: string;
  readonly mode: WriteMode;
  readonly attachImage: boolean;
  readonly attachDocuments: boolean;
  readonly attachEmoji: boolean;
}

function Form({ names, onClose }: NewChatDialogProps & { readonly names: Names }) {
  const api = useApi();
  const stale = useChatsStale();
  const navigate = useNavigate();
  const kinds = kindsOf(names);
  const firstOf = (kind: ChatKind) => (kind === 'persons' ? null : (placesOf(names, kind)[0] ?? null));
  const begin = kinds[0] ?? 'persons';
  const form = useForm<Fields>({
    initial: {
      kind: begin,
      placeId: firstOf(begin)?.id ?? '',
      userIds: [],
      name: firstOf(begin)?.label ?? '',
      mode: 'all',
      attachImage: true,
      attachDocuments: true,
      attachEmoji: true,
    },
    check: ({ kind, userIds, name }) => ({
      userIds: kind === 'persons' ? sentenceFor(names, userIds) : undefined,
      name: name.trim() === '' && (kind !== 'persons' || userIds.length === 0) ? texts.name : undefined,
    }),
    send: async ({ kind, placeId, userIds, name, mode, ...rights }, sending) => {
      const to: ChatTo = kind === 'persons' ? { kind, userIds: [...userIds] } : { kind, id: placeId };
      const called = name.trim() || namesOf(names, userIds);
      const { id } = await api.call(createChat, { name: called, to, writePermissions: mode, ...rights, attachGif: false }, sending);
      stale();
      void navigate(`/tools/nachrichten/${id}`);
    },
  });
  const { fields } = form;
  const choose = (kind: ChatKind, placeId?: string) => {
    const place = kind === 'persons' ? null : (placesOf(names, kind).find(({ id }) => id === placeId) ?? firstOf(kind));
    form.set('kind', kind);
    form.set('placeId', place?.id ?? '');
    form.set('name', place?.label ?? '');
  };
  return (
    <FormDialog form={form} title={texts.newTitle} submitLabel={texts.create} onClose={onClose}>
      {kinds.length > 1 && (
        <FormField label={texts.with}>
          <Select
            value={fields.kind}
            onChange={(_event, { value }) => {
              const kind = kinds.find((one) => one === value);
              if (kind) choose(kind);
            }}
          >
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {texts.kinds[kind]}
              </option>
            ))}
          </Select>
        </FormField>
      )}
      {fields.kind === 'persons' ? (
        <PeopleChoice
          persons={names.persons}
          chosen={fields.userIds}
          error={form.errors.userIds}
          onChosen={(ids) => form.set('userIds', ids)}
        />
      ) : (
        <FormField label={texts.which}>
          <Select value={fields.placeId} onChange={(_event, { value }) => choose(fields.kind, value)}>
            {placesOf(names, fields.kind).map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </Select>
        </FormField>
      )}
      <TextField
        form={form}
        name="name"
        label={texts.name}
        maximum={chatLimits.nameMaximum}
        placeholder={fields.kind === 'persons' ? namesOf(names, fields.userIds) : ''}
      />
      {!names.needsAdult && (
        <ModeAndRights
          mode={fields.mode}
          rights={fields}
          onMode={(mode) => form.set('mode', mode)}
          onRight={(name, isOn) => form.set(name, isOn)}
        />
      )}
    </FormDialog>
  );
}

function sentenceFor({ persons, needsAdult }: Names, userIds: readonly string[]): string | undefined {
  if (userIds.length === 0) return texts.needsPerson;
  return needsAdult && !persons.some(({ id, isChild }) => !isChild && userIds.includes(id)) ? texts.needsAdult : undefined;
}

/** What a chat of people is called where nobody says otherwise. */
const namesOf = ({ persons }: Names, userIds: readonly string[]): string =>
  persons
    .filter(({ id }) => userIds.includes(id))
    .map(({ name }) => name)
    .join(', ')
    .slice(0, chatLimits.nameMaximum);

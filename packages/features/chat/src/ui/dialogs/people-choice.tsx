import { Checkbox, Input } from '@fluentui/react-components';
import { Search20Regular } from '@fluentui/react-icons/svg/search';
import type { OutputOf } from '@pausenplatz/kernel-contract';
import { hasWords, plainWords } from '@pausenplatz/kernel-format';
import { FormField } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import type { listChatNames } from '../../contract/index.ts';
import { dialogTexts as texts } from '../../texts.ui.ts';
import { useDialogStyles } from './use-dialog-styles.ts';

interface PeopleChoiceProps {
  readonly persons: OutputOf<typeof listChatNames>['persons'];
  readonly chosen: readonly string[];
  readonly error: string | undefined;
  readonly onChosen: (ids: string[]) => void;
}

/** Chooses people by name. */
export function PeopleChoice({ persons, chosen, error, onChosen }: PeopleChoiceProps) {
  const styles = useDialogStyles();
  const [typed, setTyped] = useState('');
  const words = plainWords(typed);
  const found = persons.filter(({ name }) => hasWords(name, words));
  return (
    <FormField label={texts.persons} error={error}>
      <div className={styles.part}>
        {persons.length > 8 && (
          <Input
            type="search"
            aria-label={texts.findPerson}
            placeholder={texts.findPerson}
            contentBefore={<Search20Regular aria-hidden />}
            value={typed}
            onChange={(_event, { value }) => setTyped(value)}
          />
        )}
        <div className={styles.choice} role="group" aria-label={texts.persons}>
          {found.length === 0 && <p className={styles.quiet}>{texts.nobodyFound}</p>}
          {found.map(({ id, name, isChild }) => (
            <Checkbox
              key={id}
              label={isChild ? `${name} · ${texts.child}` : name}
              checked={chosen.includes(id)}
              onChange={(_event, { checked }) => onChosen(checked ? [...chosen, id] : chosen.filter((one) => one !== id))}
            />
          ))}
        </div>
      </div>
    </FormField>
  );
}

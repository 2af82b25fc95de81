import { makeStyles, mergeClasses, Radio, RadioGroup, tokens } from '@fluentui/react-components';
import { Building24Regular } from '@fluentui/react-icons/svg/building';
import { Globe24Regular } from '@fluentui/react-icons/svg/globe';
import { Link24Regular } from '@fluentui/react-icons/svg/link';
import { LockClosed24Regular } from '@fluentui/react-icons/svg/lock-closed';
import { People24Regular } from '@fluentui/react-icons/svg/people';
import { PeopleCommunity24Regular } from '@fluentui/react-icons/svg/people-community';
import { PeopleList24Regular } from '@fluentui/react-icons/svg/people-list';
import { Person24Regular } from '@fluentui/react-icons/svg/person';
import { fill } from '@pausenplatz/kernel-contract';
import { FormField } from '@pausenplatz/kernel-ui';
import { look } from '@pausenplatz/kernel-ui/theme';
import type { ReactElement } from 'react';
import type { GroupType, Page } from '../../contract/index.ts';
import { reachOf, type SharingChoice } from '../../rules/index.ts';
import { shareTexts } from '../../texts.share.ts';
import { pageTexts } from '../../texts.ts';
import { choiceWord } from './choice-word.ts';

const useStyles = makeStyles({
  list: { display: 'grid', gap: '4px', gridTemplateColumns: 'minmax(0, 1fr)' },
  choice: { padding: '4px 8px', borderRadius: look.radiusCard, border: '2px solid transparent' },
  chosen: { border: `2px solid ${tokens.colorBrandStroke1}`, backgroundColor: tokens.colorBrandBackground2 },
  words: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'center', columnGap: '12px' },
  icon: {
    width: '40px',
    height: '40px',
    display: 'grid',
    placeItems: 'center',
    borderRadius: look.radiusPicture,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground2,
  },
  chosenIcon: { backgroundColor: tokens.colorBrandBackground, color: tokens.colorNeutralForegroundOnBrand },
  text: { display: 'grid' },
  name: { fontWeight: tokens.fontWeightSemibold },
  help: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
});

interface ShareChoicesProps {
  readonly page: Page;
  readonly choices: readonly SharingChoice[];
  readonly chosen: SharingChoice;
  /** Pupils of the class whose page it is. */
  readonly classSize: number | null;
  readonly isPupils: boolean;
  readonly onChoose: (choice: SharingChoice) => void;
}

/** Who may read a page: one choice, from narrow to wide. */
export function ShareChoices({ page, choices, chosen, classSize, isPupils, onChoose }: ShareChoicesProps) {
  const styles = useStyles();
  const choose = (value: string) => {
    const found = choices.find((one) => one === value);
    if (found) onChoose(found);
  };
  return (
    <FormField label={pageTexts.sharing.visibility}>
      <RadioGroup className={styles.list} value={chosen} onChange={(_event, { value }) => choose(value)}>
        {choices.map((one) => (
          <Radio
            key={one}
            value={one}
            className={mergeClasses(styles.choice, one === chosen && styles.chosen)}
            label={
              <span className={styles.words}>
                <span className={mergeClasses(styles.icon, one === chosen && styles.chosenIcon)} aria-hidden>
                  {iconOf(one, page.groupForType)}
                </span>
                <span className={styles.text}>
                  <span className={styles.name}>{choiceWord(one, page)}</span>
                  <span className={styles.help}>
                    {isPupils && reachOf(one) !== 'class'
                      ? `${helpFor(one, page, classSize)} ${pageTexts.sharing.help.needsRelease}`
                      : helpFor(one, page, classSize)}
                  </span>
                </span>
              </span>
            }
          />
        ))}
      </RadioGroup>
    </FormField>
  );
}

function helpFor(choice: SharingChoice, { groupForType }: Page, classSize: number | null): string {
  const { help } = pageTexts.sharing;
  if (choice === 'part' || choice === 'team') return shareTexts.help[choice];
  if (choice === 'group' && classSize !== null && classSize > 0) return fill(shareTexts.help.classWithSize, { count: classSize });
  return choice === 'group' || choice === 'link' ? help[choice][groupForType] : help[choice];
}

function iconOf(choice: SharingChoice, groupForType: GroupType): ReactElement {
  switch (choice) {
    case 'group':
      return groupForType === 'user' ? <Person24Regular /> : <People24Regular />;
    case 'class':
      return <People24Regular />;
    case 'part':
      return <PeopleList24Regular />;
    case 'team':
      return <PeopleCommunity24Regular />;
    case 'school':
      return <Building24Regular />;
    case 'link':
      return <Link24Regular />;
    case 'linkPassword':
      return <LockClosed24Regular />;
    case 'public':
      return <Globe24Regular />;
  }
}

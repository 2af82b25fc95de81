import type { Page } from '../../contract/index.ts';
import type { SharingChoice } from '../../rules/index.ts';
import { shareTexts } from '../../texts.share.ts';
import { pageTexts } from '../../texts.ts';
import { visibilityWord } from '../components/visibility-chip.tsx';

/** What a choice is called for this page: "Klasse 3a". */
export function choiceWord(choice: SharingChoice, { groupForType, groupName }: Pick<Page, 'groupForType' | 'groupName'>): string {
  if (choice === 'part' || choice === 'team' || choice === 'linkPassword') return shareTexts.choices[choice];
  if (choice === 'group' && groupForType === 'class' && groupName !== '') return `${pageTexts.visibilities.group.class} ${groupName}`;
  return visibilityWord({ visibility: choice, groupForType });
}

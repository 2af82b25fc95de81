import { Chip } from '@pausenplatz/kernel-ui';
import type { PromptCategory } from '../../contract/index.ts';
import { aiPromptTexts as texts } from '../../texts.prompt-lists.ts';

const colors = { 1: 'violet', 2: 'blue', 3: 'teal', 4: 'orange', 5: 'pink', 6: 'green', 7: 'yellow', 8: 'grey' } as const;

export function CategoryChip({ category }: { readonly category: PromptCategory }) {
  return <Chip color={colors[category]}>{texts.categories[category]}</Chip>;
}

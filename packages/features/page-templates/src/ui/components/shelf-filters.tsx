import { Input } from '@fluentui/react-components';
import { FormField, Tabs } from '@pausenplatz/kernel-ui';
import { shelves, type TemplateShelf } from '../../contract/index.ts';
import { pageTemplateLimits } from '../../contract/limits.ts';
import { pageTemplatesTexts } from '../../texts.ts';
import { useTemplateStyles } from '../styles.ts';

/** Which templates somebody looks for. */
export interface Wanted {
  readonly of: TemplateShelf;
  readonly words: string;
}

interface ShelfFiltersProps {
  readonly wanted: Wanted;
  readonly onChange: (wanted: Wanted) => void;
}

export function ShelfFilters({ wanted, onChange }: ShelfFiltersProps) {
  const styles = useTemplateStyles();
  const { list: texts } = pageTemplatesTexts;
  return (
    <div className={styles.filters}>
      <Tabs
        tabs={shelves.map((name) => ({ name, label: texts.of[name] }))}
        label={texts.ofLabel}
        chosen={wanted.of}
        onChoose={(of) => onChange({ ...wanted, of })}
      />
      <FormField label={texts.words} className={styles.grow}>
        <Input
          type="search"
          value={wanted.words}
          maxLength={pageTemplateLimits.wordsMaximum}
          onChange={(_event, { value }) => onChange({ ...wanted, words: value })}
        />
      </FormField>
    </div>
  );
}

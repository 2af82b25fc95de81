import { makeStyles, Radio, RadioGroup, tokens } from '@fluentui/react-components';
import { counted } from '@pausenplatz/kernel-contract';
import type { ChosenOrigin, PageOriginChoiceProps } from '@pausenplatz/kernel-host';
import { TextLink } from '@pausenplatz/kernel-ui';
import { useDeferredValue, useState } from 'react';
import { type PageTemplate, takePageTemplate } from '../../contract/index.ts';
import { pageTemplatesTexts } from '../../texts.ts';
import { ShelfFilters, type Wanted } from '../components/shelf-filters.tsx';
import { TemplatePart } from '../components/template-part.tsx';
import { useTemplateStyles } from '../styles.ts';

const useStyles = makeStyles({
  choices: {
    maxHeight: '260px',
    overflowY: 'auto',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    padding: '8px',
  },
  choice: { display: 'grid' },
  name: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  facts: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
});

const chosenTemplate = ({ id, name }: Pick<PageTemplate, 'id' | 'name'>): ChosenOrigin => ({
  id,
  title: name,
  make: (api, page, idempotencyKey) => api.call(takePageTemplate, { id, ...page }, { idempotencyKey }),
});

/** Templates of which one is chosen for a new page. */
export function TemplateChoice({ chosen, onChoose }: PageOriginChoiceProps) {
  const styles = useStyles();
  const shared = useTemplateStyles();
  const { list, origin: texts } = pageTemplatesTexts;
  const [typed, setTyped] = useState<Wanted>({ of: 'own', words: '' });
  const wanted = useDeferredValue(typed);
  return (
    <div className={shared.stack}>
      <ShelfFilters wanted={typed} onChange={setTyped} />
      <div className={styles.choices}>
        <TemplatePart key={JSON.stringify(wanted)} wanted={wanted}>
          {(templates) => (
            <RadioGroup
              aria-label={list.label}
              value={chosen ?? ''}
              onChange={(_event, { value }) => {
                const template = templates.find(({ id }) => id === value);
                if (template) onChoose(chosenTemplate(template));
              }}
            >
              {templates.map(({ id, name, pages, numOfLikes }) => (
                <Radio
                  key={id}
                  value={id}
                  label={
                    <span className={styles.choice}>
                      <span className={styles.name}>{name}</span>
                      <span className={styles.facts}>
                        {[counted(list.pages, pages), numOfLikes > 0 && counted(list.likes, numOfLikes)].filter(Boolean).join(' · ')}
                      </span>
                    </span>
                  }
                />
              ))}
            </RadioGroup>
          )}
        </TemplatePart>
      </div>
      <TextLink to="/seiten/vorlagen">{texts.preview}</TextLink>
    </div>
  );
}

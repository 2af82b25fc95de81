import { ButtonLink, Screen as Frame } from '@pausenplatz/kernel-ui';
import { ArrowLeft24Regular } from '@fluentui/react-icons/svg/arrow-left';
import { useDeferredValue, useState } from 'react';
import { pageTemplatesTexts } from '../../texts.ts';
import { pageTemplatesTitles } from '../../titles.ts';
import { ShelfFilters, type Wanted } from '../components/shelf-filters.tsx';
import { TemplateCard } from '../components/template-card.tsx';
import { TemplatePart } from '../components/template-part.tsx';
import { useTemplateStyles } from '../styles.ts';

/** `/seiten/vorlagen`: own templates, those of the school and those of everybody. */
export function Screen() {
  const styles = useTemplateStyles();
  const { list: texts } = pageTemplatesTexts;
  const [typed, setTyped] = useState<Wanted>({ of: 'own', words: '' });
  const wanted = useDeferredValue(typed);
  return (
    <Frame
      title={pageTemplatesTitles.list}
      lead={texts.lead}
      actions={
        <ButtonLink to="/seiten" appearance="subtle" icon={<ArrowLeft24Regular />}>
          {texts.back}
        </ButtonLink>
      }
    >
      <ShelfFilters wanted={typed} onChange={setTyped} />
      <TemplatePart key={JSON.stringify(wanted)} wanted={wanted}>
        {(templates, like) => (
          <ul className={styles.list} aria-label={texts.label}>
            {templates.map((template) => (
              <li key={template.id}>
                <TemplateCard template={template} onLike={like} />
              </li>
            ))}
          </ul>
        )}
      </TemplatePart>
    </Frame>
  );
}

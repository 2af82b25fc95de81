import { Button } from '@fluentui/react-components';
import { EmptyState, ListState } from '@pausenplatz/kernel-ui';
import { type ReactNode, useState } from 'react';
import type { PageTemplate } from '../../contract/index.ts';
import { pageTemplatesTexts } from '../../texts.ts';
import { useLike, useTemplates } from '../data.ts';
import { useTemplateStyles } from '../styles.ts';
import type { Wanted } from './shelf-filters.tsx';

interface TemplatePartProps {
  readonly wanted: Wanted;
  readonly after?: string | null;
  readonly children: (templates: readonly PageTemplate[], like: (template: PageTemplate) => void) => ReactNode;
}

/** So many templates, and behind them, when asked for, the next ones. */
export function TemplatePart({ wanted, after = null, children }: TemplatePartProps) {
  const { list: texts } = pageTemplatesTexts;
  const styles = useTemplateStyles();
  const [goesOn, setGoesOn] = useState(false);
  const asked = { ...wanted, after };
  const query = useTemplates(asked);
  const like = useLike(asked);
  return (
    <ListState
      query={query}
      skeleton="tiles"
      isEmpty={({ templates }) => templates.length === 0}
      empty={after === null ? <NoTemplates wanted={wanted} /> : <p className={styles.quiet}>{texts.noMore}</p>}
    >
      {({ templates, next }) => (
        <>
          {children(templates, like)}
          {next !== null && !goesOn && <Button onClick={() => setGoesOn(true)}>{texts.more}</Button>}
          {next !== null && goesOn && (
            <TemplatePart wanted={wanted} after={next}>
              {children}
            </TemplatePart>
          )}
        </>
      )}
    </ListState>
  );
}

function NoTemplates({ wanted }: { readonly wanted: Wanted }) {
  const { list: texts } = pageTemplatesTexts;
  if (wanted.words.trim() !== '') return <EmptyState scene="emptyNest" title={texts.notFound} />;
  return <EmptyState scene="emptyNest" title={texts.none[wanted.of]} body={texts.noneBody} />;
}

import { Button } from '@fluentui/react-components';
import { type PageTool, pageTools, useOffered } from '@pausenplatz/kernel-host';
import { Suspense, useState } from 'react';
import type { Page } from '../../contract/index.ts';

/** What other features do with a page that somebody may take a copy of. */
export function PageTools({ page }: { readonly page: Pick<Page, 'id' | 'title' | 'children'> }) {
  const tools = useOffered(pageTools) ?? [];
  const [opened, setOpened] = useState<PageTool | null>(null);
  return (
    <>
      {tools.map((tool) => (
        <Button
          key={tool.label}
          appearance="subtle"
          icon={<tool.Icon />}
          aria-label={tool.label}
          title={tool.label}
          onClick={() => setOpened(tool)}
        />
      ))}
      {opened && (
        <Suspense fallback={null}>
          <opened.Dialog page={{ id: page.id, title: page.title, hasBelow: page.children.length > 0 }} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  );
}

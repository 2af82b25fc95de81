import { MessageBar, MessageBarBody, makeStyles } from '@fluentui/react-components';
import { TextLink } from '@pausenplatz/kernel-ui';
import { Fragment } from 'react';
import type { PageBrief } from '../../contract/index.ts';
import { noticeTexts } from '../../texts.ts';

const useStyles = makeStyles({ bar: { marginBottom: '20px' } });

/** Names the own pages that fewer people than before may read; each says more, and takes "Verstanden" for an answer. */
export function NarrowedPages({ pages }: { readonly pages: readonly PageBrief[] }) {
  const styles = useStyles();
  if (pages.length === 0) return null;
  return (
    <MessageBar className={styles.bar} intent="warning" layout="multiline">
      <MessageBarBody>
        <strong>{noticeTexts.narrowed.list}</strong>{' '}
        {pages.map(({ id, name, url }, index) => (
          <Fragment key={id}>
            {index > 0 && ', '}
            <TextLink to={`/seite/${url}`}>{name}</TextLink>
          </Fragment>
        ))}
      </MessageBarBody>
    </MessageBar>
  );
}

import { Button, makeStyles, MessageBar, MessageBarActions, MessageBarBody, tokens } from '@fluentui/react-components';
import { markStale, useCall, useHubMessage } from '@pausenplatz/kernel-browser';
import { frameApi } from '@pausenplatz/kernel-browser/frame';
import { fill } from '@pausenplatz/kernel-contract';
import { useCurrentUser } from '@pausenplatz/kernel-host';
import { EmptyState, ListState, Tabs } from '@pausenplatz/kernel-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Page, pageContentChanged, type PageReader, pageReaders, viewPageAs } from '../../contract/index.ts';
import { shownState } from '../../rules/index.ts';
import { viewAsTexts as texts } from '../../texts.ts';
import { InnerLinks } from '../components/inner-links.tsx';
import { viewsOnPage } from '../blocks/views-on-page.tsx';
import { PageView } from '../framed.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { ReadAsVisitor } from './read-as-visitor.tsx';

const useStyles = makeStyles({
  band: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '8px',
    position: 'sticky',
    top: '68px',
    zIndex: 3,
    '@media (max-width: 640px)': { position: 'static' },
  },
  tabs: { backgroundColor: tokens.colorNeutralBackground1, borderRadius: tokens.borderRadiusLarge },
});

interface PageAsProps {
  readonly page: Page;
  readonly reader: PageReader;
  readonly onReader: (reader: PageReader) => void;
  readonly onBack: () => void;
}

/** A page as one of its readers gets it from the server; what they would not see is not there. */
export function PageAs({ page, reader, onReader, onBack }: PageAsProps) {
  const styles = useStyles();
  const isPupil = useCurrentUser()?.userRoles.includes('Pupil') === true;
  const [openedAt] = useState(() => new Date());
  const shown = useSeenAs(page, reader);
  const who = whoIs(reader, page, isPupil);
  return (
    <>
      <div className={styles.band}>
        <MessageBar intent="info" politeness="assertive">
          <MessageBarBody>
            <strong>{fill(texts.band, { who })}</strong> {texts.hidden[shownState(page, openedAt)]}
          </MessageBarBody>
          <MessageBarActions>
            <Button size="medium" appearance="primary" onClick={onBack}>
              {texts.back}
            </Button>
          </MessageBarActions>
        </MessageBar>
        <Tabs
          className={styles.tabs}
          label={texts.action}
          tabs={pageReaders.map((name) => ({ name, label: texts.readers[name] }))}
          chosen={reader}
          onChoose={onReader}
        />
      </div>
      <ListState query={shown} skeleton="page">
        {({ page: seen }) =>
          seen === null ? (
            <EmptyState scene="closedGate" title={texts.unseen} body={texts.unseenBody} />
          ) : (
            <SeenPage key={reader} page={page} seen={seen} reader={reader} />
          )
        }
      </ListState>
    </>
  );
}

function SeenPage({ page, seen, reader }: { readonly page: Page; readonly seen: Page; readonly reader: PageReader }) {
  const asMember = reader === 'pupil' ? { asMember: { classIds: classesOf(page), visitor: frameApi } } : {};
  const shown = (
    <>
      <Breadcrumb page={seen} />
      <InnerLinks>
        <PageView page={seen} views={viewsOnPage(seen.blocks)} showTitle={false} {...asMember} />
      </InnerLinks>
    </>
  );
  return reader === 'pupil' ? shown : <ReadAsVisitor>{shown}</ReadAsVisitor>;
}

/** Asked anew each time it is looked at, and whenever somebody changed the page. */
function useSeenAs({ id }: Page, reader: PageReader) {
  const client = useQueryClient();
  useHubMessage(pageContentChanged, ({ pageId }) => {
    if (pageId === id) void markStale(client, viewPageAs, { id, reader });
  });
  return useCall(viewPageAs, { id, reader }, { staleTime: 0, gcTime: 0 });
}

const classesOf = ({ groupForType, groupForId }: Page) => (groupForType === 'class' && groupForId !== null ? [groupForId] : []);

function whoIs(reader: PageReader, { groupForType, groupName }: Page, isPupil: boolean): string {
  const { pupil } = texts.who;
  if (reader !== 'pupil') return texts.who[reader];
  if (groupForType === 'user' && isPupil) return pupil.ofPupil;
  return fill(pupil[groupForType], { group: groupName });
}

import { makeStyles, tokens } from '@fluentui/react-components';
import { Chip, EmptyState, ListState, Screen as Frame, TextLink } from '@pausenplatz/kernel-ui';
import { roughCost } from '../../rules/index.ts';
import { aiUiTexts } from '../../texts.ui.ts';
import { aiTitles } from '../../titles.ts';
import { CreditJar } from '../credit/credit-jar.tsx';
import { type Ai, useAi } from '../data.ts';
import { AlertList } from '../overview/alert-list.tsx';
import { ChatList } from '../overview/chat-list.tsx';
import { ServiceTile } from '../overview/service-tile.tsx';
import { AiTabs } from '../prompts/ai-tabs.tsx';
import { ChildRules } from '../safety/child-rules.tsx';

const useStyles = makeStyles({
  parts: {
    display: 'grid',
    gap: '24px',
    gridTemplateColumns: 'minmax(0, 1fr) 300px',
    alignItems: 'start',
    '@media (max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  main: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' },
  tiles: {
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    display: 'grid',
    gap: '16px',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
  },
  heading: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500, fontWeight: tokens.fontWeightSemibold },
  calm: { color: tokens.colorNeutralForeground2 },
});

const { overview: texts, closed } = aiUiTexts;

/** `/tools/ki`: services that somebody answers for, own chats, credit. */
export function Screen() {
  const query = useAi();
  const isChild = query.data !== undefined && query.data.age !== null;
  return (
    <Frame title={aiTitles.overview} lead={isChild ? texts.childLead : texts.lead} width="normal">
      <AiTabs chosen="services" />
      <AlertList />
      <ListState query={query} skeleton="tiles">
        {(ai) =>
          ai.closed === null ? (
            <Open ai={ai} />
          ) : (
            <EmptyState scene="closedGate" title={closed[ai.closed]} body={closed[`${ai.closed}Body`]} />
          )
        }
      </ListState>
    </Frame>
  );
}

function Open({ ai }: { readonly ai: Ai }) {
  const styles = useStyles();
  if (ai.services.length === 0) return <EmptyState scene="emptyNest" title={texts.nothing} body={texts.nothingBody} />;
  const usual = ai.models.find(({ model }) => model === ai.services[0]?.models[0]) ?? ai.models[0];
  return (
    <>
      {ai.isPractice && (
        <p>
          <Chip color="yellow">{aiUiTexts.practice}</Chip>
        </p>
      )}
      <div className={styles.parts}>
        <div className={styles.main}>
          {ai.age !== null && <ChildRules ai={ai} />}
          <h2 className={styles.heading}>{texts.services}</h2>
          <ul className={styles.tiles}>
            {ai.services.map((offered) => (
              <li key={offered.service}>
                <ServiceTile ai={ai} offered={offered} />
              </li>
            ))}
          </ul>
          <h2 className={styles.heading}>{texts.chats}</h2>
          {ai.chats.length === 0 ? <p className={styles.calm}>{texts.noChats}</p> : <ChatList chats={ai.chats} />}
        </div>
        <aside className={styles.main}>
          {usual && <CreditJar ai={ai} cost={roughCost(usual, ['x'.repeat(400)])} isTestable={usual.isTestable} />}
          {ai.age === null && <TextLink to="/tools/ki/kredit">{aiUiTexts.credit.more}</TextLink>}
        </aside>
      </div>
    </>
  );
}

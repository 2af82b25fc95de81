import { Button, makeStyles } from '@fluentui/react-components';
import { Chip, ListState, Screen as Frame, TextLink } from '@pausenplatz/kernel-ui';
import { lazy, Suspense, useState } from 'react';
import { displayCredit } from '../../rules/index.ts';
import { aiUiTexts } from '../../texts.ui.ts';
import { aiTitles } from '../../titles.ts';
import { type Credit, useCredit } from '../credit/data.ts';
import { History } from '../credit/history.tsx';
import { SchoolCard } from '../credit/school-card.tsx';
import { WalletCard } from '../credit/wallet-card.tsx';

const GiveDialog = lazy(async () => ({ default: (await import('../credit/give-dialog.tsx')).GiveDialog }));
const OwnLimitDialog = lazy(async () => ({ default: (await import('../credit/limit-dialog.tsx')).OwnLimitDialog }));
const ClassLimitDialog = lazy(async () => ({ default: (await import('../credit/limit-dialog.tsx')).ClassLimitDialog }));

const useStyles = makeStyles({
  cards: { display: 'grid', gap: '16px', gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))' },
});

const { wallet: texts } = aiUiTexts;
const limitWords = (units: number | null): string => (units === null ? texts.noLimit : displayCredit(units));

/** `/tools/ki/kredit`: what there is, where it went, and who gets how much. */
export function Screen() {
  const query = useCredit();
  const [isGiving, setGiving] = useState(false);
  const mayGive = query.data !== undefined && query.data.classes.length + query.data.colleagues.length > 0;
  return (
    <Frame
      title={aiTitles.credit}
      lead={texts.lead}
      above={<TextLink to="/tools/ki">{aiUiTexts.talk.back}</TextLink>}
      actions={
        mayGive && (
          <Button appearance="primary" onClick={() => setGiving(true)}>
            {texts.give}
          </Button>
        )
      }
    >
      <ListState query={query} skeleton="tiles">
        {(credit) => (
          <>
            <Wallets credit={credit} />
            <History credit={credit} />
            {isGiving && (
              <Suspense>
                <GiveDialog credit={credit} onClose={() => setGiving(false)} />
              </Suspense>
            )}
          </>
        )}
      </ListState>
    </Frame>
  );
}

function Wallets({ credit }: { readonly credit: Credit }) {
  const styles = useStyles();
  const [limiting, setLimiting] = useState<'own' | Credit['classes'][number] | null>(null);
  const close = () => setLimiting(null);
  const { own, classes, schools } = credit;
  return (
    <div className={styles.cards}>
      <WalletCard
        title={texts.own}
        sums={[
          [aiUiTexts.credit.yours, displayCredit(own.credit)],
          [texts.test, displayCredit(own.testCredit)],
          [texts.spent, displayCredit(own.spent)],
          [texts.limit, limitWords(own.limit)],
        ]}
      >
        <Button onClick={() => setLimiting('own')}>{texts.setLimit}</Button>
      </WalletCard>
      {classes.map((of) => (
        <WalletCard
          key={of.id}
          title={of.name}
          sign={<Chip color={of.isOpen ? 'green' : 'grey'}>{of.isOpen ? texts.classOpen : texts.classShut}</Chip>}
          sums={[
            [aiUiTexts.credit.ofClass, displayCredit(of.credit)],
            [texts.spent, displayCredit(of.spent)],
            [texts.child, limitWords(of.childLimit)],
            [texts.ofClass, limitWords(of.limit)],
          ]}
        >
          <Button onClick={() => setLimiting(of)} aria-label={`${texts.setLimit}: ${of.name}`}>
            {texts.setLimit}
          </Button>
        </WalletCard>
      ))}
      {schools.map((school) => (
        <SchoolCard key={school.id} school={school} />
      ))}
      {limiting !== null && (
        <Suspense>
          {limiting === 'own' ? <OwnLimitDialog limit={own.limit} onClose={close} /> : <ClassLimitDialog of={limiting} onClose={close} />}
        </Suspense>
      )}
    </div>
  );
}

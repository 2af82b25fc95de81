import { Dropdown, makeStyles, Option, tokens } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { FormField, notify, notifyRefusal } from '@pausenplatz/kernel-ui';
import { aiLimits } from '../../contract/index.ts';
import { displayCredit } from '../../rules/index.ts';
import { aiUiTexts } from '../../texts.ui.ts';
import { type Credit, useCreditChanges } from './data.ts';
import { WalletCard } from './wallet-card.tsx';

const useStyles = makeStyles({ words: { display: 'grid', gap: '12px', width: '100%' }, calm: { color: tokens.colorNeutralForeground2 } });

const { wallet: texts } = aiUiTexts;
const ages = Array.from({ length: aiLimits.ageTo - aiLimits.ageFrom + 1 }, (_, at) => aiLimits.ageFrom + at);
const ageWords = (age: number | null): string => (age === null ? texts.openNo : fill(texts.openYes, { age }));

/** What a school has, and from which age its pupils may ask. */
export function SchoolCard({ school }: { readonly school: Credit['schools'][number] }) {
  const styles = useStyles();
  const { setAge } = useCreditChanges();
  const choose = (age: number | null) =>
    void setAge(school.id, age).then(() => notify({ type: 'success', title: texts.saved }), notifyRefusal);
  return (
    <WalletCard
      title={school.name}
      sums={[
        [aiUiTexts.credit.yours, displayCredit(school.credit)],
        [texts.spent, displayCredit(school.spent)],
      ]}
    >
      <div className={styles.words}>
        <p className={styles.calm}>{texts.refill}</p>
        <FormField label={texts.open} help={texts.openHelp}>
          <Dropdown
            value={ageWords(school.age)}
            selectedOptions={[String(school.age ?? '')]}
            onOptionSelect={(_event, { optionValue = '' }) => choose(optionValue === '' ? null : Number(optionValue))}
          >
            {[null, ...ages].map((age) => (
              <Option key={age ?? 0} value={String(age ?? '')}>
                {ageWords(age)}
              </Option>
            ))}
          </Dropdown>
        </FormField>
      </div>
    </WalletCard>
  );
}

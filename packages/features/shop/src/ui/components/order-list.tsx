import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Box16Regular } from '@fluentui/react-icons/svg/box';
import { CheckmarkCircle16Regular } from '@fluentui/react-icons/svg/checkmark-circle';
import { DismissCircle16Regular } from '@fluentui/react-icons/svg/dismiss-circle';
import { DocumentPdf24Regular } from '@fluentui/react-icons/svg/document-pdf';
import { HourglassHalf16Regular } from '@fluentui/react-icons/svg/hourglass-half';
import { VehicleTruckProfile16Regular } from '@fluentui/react-icons/svg/vehicle-truck-profile';
import { bytesOf, saveFile, useApi, useCall } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { longDay, zurichDay } from '@pausenplatz/kernel-format';
import { ButtonLink, Card, Chip, type ColorName, CsvButton, EmptyState, ListState, notifyRefusal } from '@pausenplatz/kernel-ui';
import { type ReactNode, useState } from 'react';
import {
  getCreditNote,
  getDeliveryNote,
  getInvoice,
  listOrders,
  type OrderState,
  shopLimits,
  type ShopOrder,
} from '../../contract/index.ts';
import { formatRappen, hasDeliveryNote, hasInvoice, ordersTable } from '../../rules/index.ts';
import { shopTexts } from '../../texts.ts';
import { shopUiTexts } from '../../texts.ui.ts';
import { DecideOrder } from './decide-order.tsx';

const texts = shopUiTexts.orders;

const useStyles = makeStyles({
  list: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)', listStyleType: 'none', margin: 0, padding: 0 },
  papers: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  tools: { display: 'flex', justifyContent: 'flex-end' },
  order: { display: 'grid', gap: '12px', gridTemplateColumns: 'minmax(0, 1fr)' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8px 16px' },
  number: { fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400, fontWeight: tokens.fontWeightSemibold },
  facts: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase300 },
  word: { overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  lines: { display: 'grid', gap: '2px', listStyleType: 'none', margin: 0, padding: 0 },
  total: { fontWeight: tokens.fontWeightBold, fontVariantNumeric: 'tabular-nums' },
});

const faces: Readonly<Record<OrderState, { readonly color: ColorName; readonly icon: ReactNode }>> = {
  waiting: { color: 'violet', icon: <HourglassHalf16Regular aria-hidden /> },
  ordered: { color: 'blue', icon: <Box16Regular aria-hidden /> },
  sent: { color: 'orange', icon: <VehicleTruckProfile16Regular aria-hidden /> },
  paid: { color: 'green', icon: <CheckmarkCircle16Regular aria-hidden /> },
  cancelled: { color: 'grey', icon: <DismissCircle16Regular aria-hidden /> },
  declined: { color: 'grey', icon: <DismissCircle16Regular aria-hidden /> },
};

const zurichDayOf = (at: string): string => zurichDay(new Date(at));

/** Own orders and those of administered schools; of one school alone where it is named. */
export function OrderList({ schoolId = null }: { readonly schoolId?: string | null }) {
  const styles = useStyles();
  const query = useCall(listOrders, {});
  const orders = query.data?.orders.filter((order) => schoolId === null || order.schoolId === schoolId);
  return (
    <ListState
      query={{ ...query, data: orders }}
      isEmpty={(all) => all.length === 0}
      empty={
        <EmptyState
          scene="shelf"
          title={texts.empty}
          body={texts.emptyBody}
          action={<ButtonLink to="/shop">{shopUiTexts.cart.browse}</ButtonLink>}
        />
      }
    >
      {(all) => (
        <>
          <div className={styles.tools}>
            <CsvButton
              fileName={texts.file}
              lines={() => ordersTable(all, { head: texts.columns, states: shopTexts.states }, zurichDayOf)}
            />
          </div>
          <ul className={styles.list} aria-label={texts.label}>
            {all.map((order) => (
              <OrderCard key={order.id} order={order} />
            ))}
          </ul>
          {query.data?.orders.length === shopLimits.ordersShown && <p>{fill(texts.most, { count: shopLimits.ordersShown })}</p>}
        </>
      )}
    </ListState>
  );
}

/** Inside of the administration. */
export const OrdersOfSchool = ({ school }: { readonly school: { readonly id: string } }) => <OrderList schoolId={school.id} />;

function OrderCard({ order }: { readonly order: ShopOrder }) {
  const styles = useStyles();
  const api = useApi();
  const [isLoading, setLoading] = useState(false);
  const { id, number, state, orderedAt, schoolName: school, orderedBy, isOwn, lines, totals, mayDecide, decision, hasCreditNote } = order;
  const day = longDay(orderedAt);
  const load = async (paper: typeof getInvoice | typeof getDeliveryNote | typeof getCreditNote) => {
    setLoading(true);
    try {
      const { fileName, pdf } = await api.call(paper, { id });
      saveFile(fileName, bytesOf(pdf), 'application/pdf');
    } catch (error) {
      notifyRefusal(error);
    } finally {
      setLoading(false);
    }
  };
  return (
    <Card as="li" className={styles.order}>
      <div className={styles.head}>
        <div>
          <h2 className={styles.number}>{fill(texts.number, { number })}</h2>
          <p className={styles.facts}>
            {isOwn || orderedBy === null ? fill(texts.facts, { day, school }) : fill(texts.by, { day, school, person: orderedBy })}
          </p>
        </div>
        <Chip color={faces[state].color} icon={faces[state].icon}>
          {shopTexts.states[state]}
        </Chip>
      </div>
      <ul className={styles.lines}>
        {lines.map(({ name, variant, quantity }) => (
          <li key={`${name} ${variant}`}>
            {fill(texts.line, { quantity, name: variant === '' ? name : fill(shopUiTexts.cart.variant, { name, variant }) })}
          </li>
        ))}
      </ul>
      {state === 'waiting' && isOwn && <p className={styles.facts}>{texts.waiting}</p>}
      {decision !== '' && <p className={styles.word}>{fill(texts.declined, { decision })}</p>}
      <div className={styles.head}>
        <span className={styles.total}>{fill(texts.total, { total: formatRappen(totals.total) })}</span>
        {mayDecide && <DecideOrder id={id} number={number} />}
        {hasInvoice(state) && (
          <div className={styles.papers}>
            {hasCreditNote && (
              <Button
                appearance="subtle"
                aria-label={fill(texts.creditOf, { number })}
                disabledFocusable={isLoading}
                onClick={() => void load(getCreditNote)}
              >
                {texts.credit}
              </Button>
            )}
            {hasDeliveryNote(state) && (
              <Button
                appearance="subtle"
                aria-label={fill(texts.deliveryOf, { number })}
                disabledFocusable={isLoading}
                onClick={() => void load(getDeliveryNote)}
              >
                {texts.delivery}
              </Button>
            )}
            <Button
              icon={<DocumentPdf24Regular />}
              aria-label={fill(texts.invoiceOf, { number })}
              disabledFocusable={isLoading}
              onClick={() => void load(getInvoice)}
            >
              {texts.invoice}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}

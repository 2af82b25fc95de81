import { brand, fill } from '@pausenplatz/kernel-contract';
import { type JobDefinition, type Mail, ownTables, renderMail, type Services, transactAs } from '@pausenplatz/kernel-server';
import { shopLimits } from '../contract/index.ts';
import { formatRappen, hasInvoice } from '../rules/index.ts';
import { shopInvoiceTexts } from '../texts.invoice.ts';
import { shopTexts } from '../texts.ts';
import { invoiceSheet } from './invoice/invoice-sheet.ts';
import { invoiceDocument } from './invoice/invoice-worker.ts';
import { numberOf, orderById, type ReadOrder } from './queries/orders.ts';
import type { ShopTables } from './tables.ts';

const texts = shopInvoiceTexts.mail;

/** Sets the bill of an order and mails it to who ordered, once. */
export const confirmationJob: JobDefinition = {
  name: 'shop-confirmation',
  retries: 5,
  pollSeconds: 1,
  async run(services: Services, { id }: { readonly id: string }) {
    const order = await orderById(ownTables<ShopTables>(services.db), id);
    // Sent by a try whose end nobody noted, or to somebody who is no more.
    if (!order || order.mailed_at !== null || order.email === '' || !hasInvoice(order.state)) return;
    const { fileName, pdf } = await invoiceDocument(invoiceSheet(order));
    const bill = { filename: fileName, content: pdf, encoding: 'base64', contentType: 'application/pdf' } as const;
    await transactAs<ShopTables>(services)(async (work) => {
      const held = await work.db
        .updateTable('shop_order')
        .set({ mailed_at: services.clock.now() })
        .where('id', '=', id)
        .where('mailed_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      if (held) await work.sendMail({ ...orderedMail(services, order), attachments: [bill] }, 'notice');
    });
  },
};

/** What was ordered, a line each. */
export const linesOfMail = ({ lines }: ReadOrder): string[] =>
  lines.map(({ name, variant, quantity, price }) =>
    fill(texts.ordered.line, {
      quantity,
      product: variant === '' ? name : fill(shopInvoiceTexts.sheet.variant, { name, variant }),
      amount: formatRappen(price * quantity),
    }),
  );

function orderedMail(services: Services, order: ReadOrder): Mail {
  const words = texts.ordered;
  return renderMail({
    to: order.email,
    subject: fill(words.subject, { number: numberOf(order) }),
    paragraphs: [
      fill(words.thanks, { school: order.school_name, total: formatRappen(order.total) }),
      ...linesOfMail(order),
      fill(words.bill, { days: shopLimits.daysToPay }),
    ],
    ...frameOf(services, order),
  });
}

/** Says to who ordered what became of it; null where there is nothing to say, or nobody to say it to. */
export function changedMail(services: Pick<Services, 'origin'>, order: ReadOrder): Mail | null {
  const words = texts.changed;
  if (order.email === '' || (order.state !== 'sent' && order.state !== 'cancelled' && order.state !== 'declined')) return null;
  return renderMail({
    // The refusal is for who ordered; the other address belongs to the bill, which there is none of.
    to: order.state === 'declined' ? (order.personEmail ?? order.email) : order.email,
    subject: fill(words.subject, { number: numberOf(order), state: shopTexts.states[order.state] }),
    paragraphs: [fill(words[order.state], { school: order.school_name, decision: order.decision })],
    ...frameOf(services, order),
  });
}

const frameOf = (services: Pick<Services, 'origin'>, { orderedBy, school_name }: ReadOrder) => ({
  greeting: fill(texts.ordered.greeting, { name: orderedBy ?? school_name }),
  action: { label: texts.ordered.action, url: `${services.origin()}/shop/bestellungen` },
  closing: fill(texts.ordered.closing, { brand: brand.name }),
});

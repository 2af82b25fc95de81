import { brand, fill } from '@pausenplatz/kernel-contract';
import { type JobDefinition, ownTables, renderMail, transactAs } from '@pausenplatz/kernel-server';
import { adminsOf, type SchoolsTables } from '@pausenplatz/schools/server';
import { shopLimits } from '../contract/index.ts';
import { formatRappen, isWaiting } from '../rules/index.ts';
import { shopInvoiceTexts } from '../texts.invoice.ts';
import { linesOfMail } from './mails.ts';
import { numberOf, orderById } from './queries/orders.ts';
import type { ShopTables } from './tables.ts';

const texts = shopInvoiceTexts.mail.waiting;

/** Tells those who administer a school that an order waits for them. */
export const approvalJob: JobDefinition = {
  name: 'shop-approval',
  retries: 5,
  pollSeconds: 1,
  async run(services, { id }: { readonly id: string }) {
    const order = await orderById(ownTables<ShopTables>(services.db), id);
    if (!order || !isWaiting(order.state)) return;
    const words = { number: numberOf(order), school: order.school_name, person: order.orderedBy ?? '', total: formatRappen(order.total) };
    await transactAs<ShopTables & SchoolsTables>(services)(async (work) => {
      const heads = await work.db
        .selectFrom('user_account')
        .select(['email', 'first_name', 'last_name'])
        .where('id', 'in', ['', ...(await adminsOf(work.db, order.school_id))])
        .where('deleted_at', 'is', null)
        .where('disabled_at', 'is', null)
        .where('email', 'is not', null)
        .where('email_confirmed_at', 'is not', null)
        .orderBy('id')
        .limit(shopLimits.headsTold)
        .execute();
      for (const { email, first_name: first, last_name: last } of heads) {
        const mail = renderMail({
          to: email ?? '',
          subject: fill(texts.subject, words),
          greeting: fill(shopInvoiceTexts.mail.ordered.greeting, { name: `${first} ${last}` }),
          paragraphs: [
            fill(texts.asks, words),
            ...linesOfMail(order),
            ...(order.comment === '' ? [] : [fill(texts.comment, { comment: order.comment })]),
          ],
          action: { label: texts.action, url: `${services.origin()}/shop/bestellungen` },
          closing: fill(texts.closing, { brand: brand.name, school: order.school_name }),
        });
        await work.sendMail(mail, 'notice');
      }
    });
  },
};

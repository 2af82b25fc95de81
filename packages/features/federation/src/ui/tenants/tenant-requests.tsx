import { Button } from '@fluentui/react-components';
import { Checkmark24Regular } from '@fluentui/react-icons/svg/checkmark';
import { fill } from '@pausenplatz/kernel-contract';
import { longDay } from '@pausenplatz/kernel-format';
import { Card, ConfirmDialog, notify, notifyRefusal } from '@pausenplatz/kernel-ui';
import { useChange, useListStyles } from '@pausenplatz/office/ui';
import { useState } from 'react';
import { answerTenant, listTenants, type TenantRequest } from '../../contract/index.ts';
import { tenantTexts as texts } from '../../texts.tenants.ts';

interface RequestsProps {
  readonly schoolId: string;
  readonly requests: readonly TenantRequest[];
  /** A school that the operator does not know may only decline. */
  readonly mayApprove: boolean;
}

/** Who asks to let an organisation in, and what letting it in means, before one does. */
export function TenantRequests({ schoolId, requests, mayApprove }: RequestsProps) {
  const styles = useListStyles();
  const answer = useChange(answerTenant, [listTenants]);
  const [approving, setApproving] = useState<TenantRequest | null>(null);
  const say = ({ id, name }: TenantRequest, approve: boolean) => {
    const title = approve ? fill(texts.approved, { name }) : texts.declined;
    answer({ schoolId, id, approve }).then(() => notify({ type: 'success', title }), notifyRefusal);
  };
  return (
    <Card>
      <h2 className={styles.name}>{texts.requests}</h2>
      <ul className={styles.list}>
        {requests.map((request) => {
          const { id, name, tid, domain, person, at } = request;
          const asking = `${person.firstName} ${person.lastName}`;
          return (
            <li key={id} className={styles.row}>
              <div className={styles.words}>
                <p className={styles.name}>{fill(texts.asks, { person: asking, name })}</p>
                <p className={styles.note}>{domain === null ? fill(texts.proofNone, { tid }) : fill(texts.proof, { domain, tid })}</p>
                <p className={styles.note}>{fill(texts.at, { date: longDay(at) })}</p>
              </div>
              <div className={styles.actions}>
                <Button onClick={() => say(request, false)}>{texts.decline}</Button>
                {mayApprove && (
                  <Button appearance="primary" icon={<Checkmark24Regular />} onClick={() => setApproving(request)}>
                    {texts.approve}
                  </Button>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      {approving && (
        <ConfirmDialog
          title={fill(texts.approveTitle, { name: approving.name })}
          confirmLabel={texts.approve}
          onConfirm={() => say(approving, true)}
          onClose={() => setApproving(null)}
        >
          {texts.approveBody}
        </ConfirmDialog>
      )}
    </Card>
  );
}

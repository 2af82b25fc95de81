import { Button } from '@fluentui/react-components';
import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download';
import { bytesOf, saveFile, useApi } from '@pausenplatz/kernel-browser';
import { Card, notifyRefusal } from '@pausenplatz/kernel-ui';
import { useListStyles } from '@pausenplatz/office/ui';
import { useState } from 'react';
import { getTeamsApp } from '../../contract/index.ts';
import { tenantTexts as texts } from '../../texts.tenants.ts';

/** The package with which the school's IT brings the product into its Teams. */
export function TeamsApp({ schoolId }: { readonly schoolId: string }) {
  const styles = useListStyles();
  const api = useApi();
  const [isBusy, setBusy] = useState(false);
  const download = () => {
    setBusy(true);
    void api
      .call(getTeamsApp, { schoolId })
      .then(({ fileName, base64 }) => saveFile(fileName, bytesOf(base64), 'application/zip'), notifyRefusal)
      .finally(() => setBusy(false));
  };
  return (
    <Card>
      <h2 className={styles.name}>{texts.app}</h2>
      <div className={styles.row}>
        <p className={styles.words}>{texts.appBody}</p>
        <Button icon={<ArrowDownload20Regular />} disabledFocusable={isBusy} onClick={download}>
          {texts.appDownload}
        </Button>
      </div>
    </Card>
  );
}

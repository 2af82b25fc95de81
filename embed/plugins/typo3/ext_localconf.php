<?php

declare(strict_types=1);

use TYPO3\CMS\Core\Configuration\ExtensionConfiguration;
use TYPO3\CMS\Core\Utility\ExtensionManagementUtility;
use TYPO3\CMS\Core\Utility\GeneralUtility;

defined('TYPO3') or die();

(static function (): void {
    $origin = rtrim((string)(GeneralUtility::makeInstance(ExtensionConfiguration::class)->get('pausenplatz', 'origin') ?? ''), '/');
    // An address and nothing else: what is not one is left out.
    $origin = preg_match('~^https://[a-z0-9.-]+(:\d+)?$~i', $origin) ? $origin : '';
    ExtensionManagementUtility::addTypoScriptConstants('plugin.tx_pausenplatz.origin = ' . $origin);
    ExtensionManagementUtility::addTypoScriptSetup('@import "EXT:pausenplatz/Configuration/TypoScript/setup.typoscript"');
})();

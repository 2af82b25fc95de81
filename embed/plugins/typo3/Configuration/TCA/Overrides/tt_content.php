<?php

declare(strict_types=1);

use TYPO3\CMS\Core\Utility\ExtensionManagementUtility;

defined('TYPO3') or die();

ExtensionManagementUtility::addTcaSelectItem(
    'tt_content',
    'CType',
    ['label' => 'Pausenplatz', 'value' => 'pausenplatz', 'icon' => 'content-special-html', 'group' => 'special'],
);

ExtensionManagementUtility::addTCAcolumns('tt_content', [
    'tx_pausenplatz_element' => [
        'label' => 'Was',
        'onChange' => 'reload',
        'config' => [
            'type' => 'select',
            'renderType' => 'selectSingle',
            'default' => 'seite',
            'items' => [
                ['label' => 'Seite', 'value' => 'seite'],
                ['label' => 'Adventskalender', 'value' => 'advent'],
                ['label' => 'Code eingeben (Beam mich)', 'value' => 'beam-mich'],
                ['label' => 'Anmelden', 'value' => 'anmelden'],
            ],
        ],
    ],
    'tx_pausenplatz_key' => [
        'label' => 'Adresse: was nach /seite/ oder /advent/ steht',
        'displayCond' => 'FIELD:tx_pausenplatz_element:IN:seite,advent',
        'config' => ['type' => 'input', 'max' => 80, 'eval' => 'trim', 'is_in' => 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-', 'required' => true],
    ],
    'tx_pausenplatz_title' => [
        'label' => 'Titel',
        'config' => ['type' => 'input', 'max' => 120, 'eval' => 'trim', 'required' => true],
    ],
    'tx_pausenplatz_theme' => [
        'label' => 'Hell oder dunkel',
        'config' => [
            'type' => 'select',
            'renderType' => 'selectSingle',
            'default' => 'auto',
            'items' => [
                ['label' => 'wie die Website', 'value' => 'auto'],
                ['label' => 'hell', 'value' => 'light'],
                ['label' => 'dunkel', 'value' => 'dark'],
            ],
        ],
    ],
    'tx_pausenplatz_height' => [
        'label' => 'Höhe in Pixeln',
        'config' => ['type' => 'number', 'default' => 620, 'range' => ['lower' => 40, 'upper' => 20000]],
    ],
]);

$GLOBALS['TCA']['tt_content']['types']['pausenplatz'] = [
    'showitem' => '--palette--;;general, header, tx_pausenplatz_element, tx_pausenplatz_key, tx_pausenplatz_title, tx_pausenplatz_theme, tx_pausenplatz_height,
        --div--;LLL:EXT:frontend/Resources/Private/Language/locallang_ttc.xlf:tabs.access, --palette--;;hidden, --palette--;;access',
];

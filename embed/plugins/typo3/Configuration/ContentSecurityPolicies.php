<?php

declare(strict_types=1);

use TYPO3\CMS\Core\Configuration\ExtensionConfiguration;
use TYPO3\CMS\Core\Security\ContentSecurityPolicy\Directive;
use TYPO3\CMS\Core\Security\ContentSecurityPolicy\Mutation;
use TYPO3\CMS\Core\Security\ContentSecurityPolicy\MutationCollection;
use TYPO3\CMS\Core\Security\ContentSecurityPolicy\MutationMode;
use TYPO3\CMS\Core\Security\ContentSecurityPolicy\Scope;
use TYPO3\CMS\Core\Security\ContentSecurityPolicy\UriValue;
use TYPO3\CMS\Core\Type\Map;
use TYPO3\CMS\Core\Utility\GeneralUtility;

$origin = rtrim((string)(GeneralUtility::makeInstance(ExtensionConfiguration::class)->get('pausenplatz', 'origin') ?? ''), '/');
if (!preg_match('~^https://[a-z0-9.-]+(:\d+)?$~i', $origin)) {
    return Map::fromEntries();
}

// What the documentation asks for: the script, and its frame.
return Map::fromEntries([
    Scope::frontend(),
    new MutationCollection(
        new Mutation(MutationMode::Extend, Directive::ScriptSrc, new UriValue($origin)),
        new Mutation(MutationMode::Extend, Directive::FrameSrc, new UriValue($origin)),
    ),
]);

<?php

$EM_CONF[$_EXTKEY] = [
    'title' => 'Pausenplatz',
    'description' => 'Seiten und Adventskalender von Pausenplatz als Inhaltselement',
    'category' => 'fe',
    'state' => 'stable',
    'version' => '1.5.0',
    'constraints' => ['depends' => ['typo3' => '12.4.0-13.4.99', 'fluid_styled_content' => '12.4.0-13.4.99']],
];

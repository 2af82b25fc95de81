CREATE TABLE tt_content (
    tx_pausenplatz_element varchar(20) DEFAULT 'seite' NOT NULL,
    tx_pausenplatz_key varchar(80) DEFAULT '' NOT NULL,
    tx_pausenplatz_title varchar(120) DEFAULT '' NOT NULL,
    tx_pausenplatz_theme varchar(5) DEFAULT 'auto' NOT NULL,
    tx_pausenplatz_height int(11) unsigned DEFAULT '620' NOT NULL
);

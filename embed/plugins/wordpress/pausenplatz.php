<?php
/**
 * Plugin Name: Pausenplatz
 * Description: Seiten und Adventskalender von Pausenplatz als Block. Schreibt nur die Zeilen, die man sonst von Hand einfügt.
 * Version: 1.5.0
 * Requires at least: 6.5
 * Requires PHP: 7.4
 * License: GPL-2.0-or-later
 * Text Domain: pausenplatz
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/** Address of the product, such as https://pausenplatz.schule.ch; empty until somebody has set it. */
function pausenplatz_origin(): string {
	$parts = wp_parse_url( trim( (string) get_option( 'pausenplatz_origin', '' ) ) );
	if ( ! is_array( $parts ) || empty( $parts['host'] ) || 'https' !== ( $parts['scheme'] ?? '' ) ) {
		return '';
	}
	return 'https://' . $parts['host'] . ( isset( $parts['port'] ) ? ':' . $parts['port'] : '' );
}

/** The last part of an address: what names a page or a calendar. */
function pausenplatz_key( string $address ): string {
	$path  = (string) wp_parse_url( trim( $address ), PHP_URL_PATH );
	$parts = explode( '/', trim( $path, '/' ) );
	$key   = (string) end( $parts );
	return preg_match( '/^[A-Za-z0-9_-]{1,80}$/', $key ) ? $key : '';
}

/** The lines that stand on the website. */
function pausenplatz_snippet( array $attributes ): string {
	$element = (string) ( $attributes['element'] ?? 'seite' );
	$origin  = pausenplatz_origin();
	$titles  = array(
		'seite'     => 'Seite unserer Schule',
		'advent'    => 'Adventskalender',
		'beam-mich' => 'Code eingeben',
		'anmelden'  => 'Anmelden',
	);
	if ( '' === $origin || ! isset( $titles[ $element ] ) ) {
		return '';
	}
	$key = pausenplatz_key( (string) ( $attributes['address'] ?? '' ) );
	if ( '' === $key && in_array( $element, array( 'seite', 'advent' ), true ) ) {
		return '';
	}
	$title = trim( (string) ( $attributes['title'] ?? '' ) );
	$theme = (string) ( $attributes['theme'] ?? 'auto' );
	$lines = (string) file_get_contents( __DIR__ . '/snippets/' . $element . '.html' );
	return strtr(
		$lines,
		array(
			'{origin}' => esc_url( $origin ),
			'{key}'    => esc_attr( $key ),
			'{title}'  => esc_attr( '' === $title ? $titles[ $element ] : $title ),
			'{theme}'  => esc_attr( in_array( $theme, array( 'light', 'dark' ), true ) ? $theme : 'auto' ),
			'{height}' => (string) max( 40, min( 20000, (int) ( $attributes['height'] ?? 620 ) ) ),
		)
	);
}

/** What visitors get, and what the editor shows. */
function pausenplatz_render( array $attributes ): string {
	$snippet = pausenplatz_snippet( $attributes );
	if ( '' === $snippet ) {
		return current_user_can( 'edit_posts' ) ? '<p>Pausenplatz: Unter Einstellungen → Allgemein fehlt die Adresse, oder im Block die der Seite.</p>' : '';
	}
	wp_enqueue_script( 'pausenplatz-embed' );
	return '<div ' . get_block_wrapper_attributes() . '>' . $snippet . '</div>';
}

add_action(
	'init',
	function () {
		$origin = pausenplatz_origin();
		if ( '' !== $origin ) {
			// phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion -- the address stands for all versions.
			wp_register_script( 'pausenplatz-embed', $origin . '/embed/v1.js', array(), null, array( 'strategy' => 'async' ) );
			// A link that is pasted on a line of its own becomes a frame.
			wp_oembed_add_provider( $origin . '/seite/*', $origin . '/oembed' );
			wp_oembed_add_provider( $origin . '/advent/*', $origin . '/oembed' );
		}
		register_block_type( __DIR__, array( 'render_callback' => 'pausenplatz_render' ) );
	}
);

add_action(
	'admin_init',
	function () {
		register_setting( 'general', 'pausenplatz_origin', array( 'type' => 'string', 'sanitize_callback' => 'sanitize_url', 'default' => '' ) );
		add_settings_field(
			'pausenplatz_origin',
			'Adresse von Pausenplatz',
			function () {
				printf(
					'<input type="url" class="regular-text" name="pausenplatz_origin" id="pausenplatz_origin" value="%s" placeholder="https://">',
					esc_attr( (string) get_option( 'pausenplatz_origin', '' ) )
				);
			},
			'general',
			'default',
			array( 'label_for' => 'pausenplatz_origin' )
		);
	}
);

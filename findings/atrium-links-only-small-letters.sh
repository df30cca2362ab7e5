#!/usr/bin/env bash
# Guess: an address without https:// becomes a link in upper or lower case. Phones capitalize the first letter of a sentence.
# Is: the Rust library links bakery.berlin but not Bakery.berlin; TypeScript links both. Neither links HTTPS:// in capitals.
# Version: bsky-sdk 0.1.24 of atrium (crates.io), @atproto/api 0.21.0 (programs: cargo 1.95, node)
# Date: 2026-11-29
# Matters: readers can't click the address. Carillon only links addresses with https://, in capitals too.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund @atproto/api@0.21.0 >/dev/null || exit 2
cat >texts.json <<'JSON'
["bakery.berlin has rolls", "Bakery.berlin has rolls", "see HTTPS://bakery.berlin"]
JSON
cat >detect.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { RichText } from '@atproto/api';

for (const text of JSON.parse(readFileSync('texts.json', 'utf8'))) {
  const rich = new RichText({ text });
  rich.detectFacetsWithoutResolution();
  const found = (rich.facets ?? []).map(({ features: [feature] }) => feature.tag ?? feature.uri);
  console.log(`${text}: ${found.join(' ')}`);
}
JS
cat >Cargo.toml <<'TOML'
[package]
name = "check"
version = "0.1.0"
edition = "2021"

[dependencies]
atrium-api = { version = "=0.25.8", default-features = false }
atrium-xrpc = "=0.12.4"
bsky-sdk = { version = "=0.1.24", default-features = false, features = ["rich-text"] }
http = "1"
serde_json = "1"
tokio = { version = "1", features = ["macros", "rt"] }
TOML
mkdir src
cat >src/main.rs <<'RUST'
use atrium_xrpc::{HttpClient, XrpcClient};
use bsky_sdk::rich_text::RichText;

/// Answers nothing: only mentions need a server.
struct Nowhere;

impl HttpClient for Nowhere {
    async fn send_http(
        &self,
        _: http::Request<Vec<u8>>,
    ) -> Result<http::Response<Vec<u8>>, Box<dyn std::error::Error + Send + Sync + 'static>> {
        Err("no server".into())
    }
}

impl XrpcClient for Nowhere {
    fn base_uri(&self) -> String {
        "http://localhost".into()
    }
}

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let texts: Vec<String> = serde_json::from_str(&std::fs::read_to_string("texts.json").unwrap()).unwrap();
    for text in texts {
        let rich = RichText::new_with_detect_facets(&text, Nowhere).await.unwrap();
        let facets = serde_json::to_value(rich.facets.unwrap_or_default()).unwrap();
        let features: Vec<String> = facets
            .as_array()
            .unwrap()
            .iter()
            .map(|facet| &facet["features"][0])
            .map(|feature| feature["tag"].as_str().or(feature["uri"].as_str()).unwrap().to_string())
            .collect();
        println!("{text}: {}", features.join(" "));
    }
}
RUST
cargo build --quiet >build.log 2>&1 || { cat build.log >&2; exit 2; }
seen=$(
  echo '@atproto/api 0.21.0:'
  node detect.mjs
  echo 'bsky-sdk 0.1.24:'
  cargo run --quiet
)
echo "$seen"
expected='@atproto/api 0.21.0:
bakery.berlin has rolls: https://bakery.berlin
Bakery.berlin has rolls: https://Bakery.berlin
see HTTPS://bakery.berlin: 
bsky-sdk 0.1.24:
bakery.berlin has rolls: https://bakery.berlin
Bakery.berlin has rolls: 
see HTTPS://bakery.berlin: '
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }

# Varnish in front of the shop: see "A cache in front" in operations.md. Start it with two addresses, for visitors and for
# purges; the second must be out of reach for everybody but the shop:
#
#   varnishd -a visitors=:80 -a purges=127.0.0.1:6082 -f varnish.vcl -s malloc,512m
vcl 4.1;

import std;
import xkey;

backend shop {
  .host = "127.0.0.1";
  .port = "3000";
}

sub vcl_recv {
  if (local.socket == "purges") {
    if (req.method != "PURGE") { return (synth(405)); }
    return (synth(200, "Dropped " + xkey.purge(req.http.xkey)));
  }

  # The shop believes its proxies: what a visitor writes here would choose the storefront of a page that others get.
  unset req.http.x-forwarded-host;
  unset req.http.x-encoding;
  unset req.http.x-preferences;
  set req.http.host = std.tolower(req.http.host);
  std.collect(req.http.cookie, "; ");

  # Answers to customers who are signed in, and to staff, are stored nowhere.
  if (req.method !~ "^(GET|HEAD)$" || req.http.authorization ||
      req.http.cookie ~ "(^|;)[ \t]*(__Host-)?(session|staff)[ \t]*=") {
    return (pass);
  }

  # Varnish itself only knows gzip.
  if (req.http.accept-encoding ~ "\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))") {
    set req.http.x-encoding = "br";
  }
  # The cookies that a public page differs by, exactly as they were sent, so that the shop cannot read them differently.
  set req.http.x-preferences = regsuball("; " + req.http.cookie,
    ";(?![ \t]*(currency_id|color_mode|product_layout)[ \t]*=)[^;]*", "");
  return (hash);
}

sub vcl_hash {
  hash_data(req.url);
  hash_data(req.http.host);
  hash_data(req.http.x-encoding);
  hash_data(req.http.x-preferences);
  return (lookup);
}

sub vcl_backend_fetch {
  if (bereq.http.x-encoding) { set bereq.http.accept-encoding = bereq.http.x-encoding; }
  unset bereq.http.x-encoding;
  unset bereq.http.x-preferences;
}

# Kept is what the shop says may be kept, for as long as it says, and nothing else.
sub vcl_backend_response {
  if (beresp.status == 200 && !beresp.http.set-cookie && beresp.http.surrogate-control ~ "^max-age=[0-9]+$") {
    set beresp.ttl = std.duration(regsub(beresp.http.surrogate-control, "^max-age=", "") + "s", 0s);
    set beresp.grace = 0s;
    # The cookies are in the hash.
    set beresp.http.vary = "accept-encoding";
  } else {
    # Requests for the same address do not wait for each other.
    set beresp.uncacheable = true;
    set beresp.ttl = 2m;
    unset beresp.http.xkey;
  }
  unset beresp.http.surrogate-control;
  return (deliver);
}

sub vcl_deliver {
  if (resp.http.xkey) { set resp.http.vary = "accept-encoding, cookie"; }
  unset resp.http.xkey;
  unset resp.http.x-varnish;
  unset resp.http.via;
}

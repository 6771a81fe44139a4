// Written in ES5: the browsers that it detects cannot parse anything newer.
// biome-ignore-all lint: the rules ask for a newer language.
// biome-ignore-all format: old browsers cannot parse trailing commas either.

(function () {
  var agent = navigator.userAgent;
  var ESCAPE = 27;
  var TAB = 9;

  function majorVersion(pattern) {
    var found = pattern.exec(agent);
    return found ? Number(found[1]) : null;
  }

  // The rule is domain/shared/device/unsupported-browser.ts; a test compares the two.
  function isUnsupported() {
    if (/\bMSIE |\bTrident\//.test(agent)) return true;
    var edge = majorVersion(/\bEdg(?:e|A|iOS)?\/(\d{1,4})/);
    if (edge !== null) return edge < 18;
    if (/Chrome|Chromium|CriOS|FxiOS|Android|Edg/.test(agent)) return false;
    var safari = majorVersion(/\bVersion\/(\d{1,4})[^ ]{0,30} (?:Mobile\/\S{1,30} )?Safari\//);
    return safari !== null && safari < 12;
  }

  // Where the stylesheet is not supported, the notice must still cover the page.
  function layOver(notice) {
    var style = notice.currentStyle || window.getComputedStyle(notice, null);
    if (style.position === "fixed") return;
    notice.style.cssText =
      "position:fixed;top:0;right:0;bottom:0;left:0;z-index:1300;overflow:auto;padding:24px;" +
      "background:Window;color:WindowText;font-family:sans-serif";
  }

  function keepFocusInside(event, stops) {
    var last = stops.length - 1;
    var isLeaving = document.activeElement === stops[event.shiftKey ? 0 : last];
    if (!isLeaving) return;
    stops[event.shiftKey ? last : 0].focus();
    return false;
  }

  function show(notice) {
    var opener = document.activeElement;
    var closers = notice.querySelectorAll("[data-closes-notice]");

    function close() {
      notice.setAttribute("hidden", "hidden");
      notice.style.display = "none";
      if (opener && opener.focus) opener.focus();
    }

    for (var i = 0; i < closers.length; i += 1) closers[i].onclick = close;
    notice.onkeydown = function (given) {
      var event = given || window.event;
      if (event.keyCode === ESCAPE) close();
      if (event.keyCode === TAB) return keepFocusInside(event, notice.querySelectorAll("a, button"));
    };
    notice.removeAttribute("hidden");
    layOver(notice);
    document.getElementById("old-browser-proceed").focus();
  }

  var notice = document.getElementById("old-browser");
  if (notice && isUnsupported()) show(notice);
})();

"""A window of WebKitGTK whose profile stays on the disk and which WebKitWebDriver may drive: its own
window, MiniBrowser, keeps the profile of a driven session in memory."""

import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2

profile, width, height = sys.argv[1:4]
data = WebKit2.WebsiteDataManager(
    base_data_directory=f"{profile}/data", base_cache_directory=f"{profile}/cache"
)
context = WebKit2.WebContext(website_data_manager=data)
# As in browsers: pages that were left are kept, to come back to.
context.set_cache_model(WebKit2.CacheModel.WEB_BROWSER)
context.set_automation_allowed(True)
settings = WebKit2.Settings(enable_write_console_messages_to_stdout=True)
window = Gtk.Window(default_width=int(width), default_height=int(height))
window.connect("destroy", Gtk.main_quit)


def show_view(_session):
    view = WebKit2.WebView(
        web_context=context, settings=settings, is_controlled_by_automation=True
    )
    window.add(view)
    window.show_all()
    view.grab_focus()
    return view


def describe(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("WebKitGTK")
    info.set_version(
        WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version()
    )
    session.set_application_info(info)
    session.connect("create-web-view", show_view)


context.connect("automation-started", describe)
Gtk.main()
